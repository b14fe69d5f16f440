import { controlText } from "#case-ui/case-words.ts";
import { formatField } from "#case-ui/format-field.ts";
import { formatAmount } from "#language/amount.ts";
import { formatDateTime } from "#language/wall-clock.ts";
import type { FullLanguage } from "#language/words.ts";
import type { PartKind, PartOf } from "#model/case-parts.ts";
import { minorUnit } from "#model/currency.ts";
import type { CaseField } from "#model/field.ts";
import { type DateTime, isOdd, type Sent, sentText } from "#model/sent.ts";
import { isClosed, type Stage } from "#model/stage.ts";

/** What a part holds: text from outside in quotes, or words of the language; "" when it is empty. */
interface ValueWords {
  readonly text: string;
  readonly isQuoted: boolean;
}

type Told = Exclude<PartKind, "document" | "transaction">;

const quoted = (text: string): ValueWords => ({ text, isQuoted: true });
const said = (text: string): ValueWords => ({ text, isQuoted: false });

/** The value of a part in a language. */
export function valueWords(
  part: { [K in Told]: PartOf<K> }[Told],
  language: FullLanguage,
): ValueWords {
  const { tag, words } = language;
  switch (part.kind) {
    case "stage":
      return quoted(part.text);
    case "state":
      return said(stateWords(part.of, language));
    case "deadline":
      return part.of.autoAction === "never"
        ? said(words.changes.nothing)
        : timeWords(part.of.autoAction, language);
    case "control":
      return said(controlText(part.of.controlActions, words));
    case "stageFact":
      return quoted(part.value);
    case "field":
      return fieldWords(part.field, language);
    case "amount":
      return said(
        `${formatAmount(part.amount, minorUnit(part.currency), tag)} ${part.currency}`.trim(),
      );
    case "fact":
      if (typeof part.value === "boolean") return said(words.changes[part.value ? "yes" : "no"]);
      return quoted(part.text);
    case "created":
      return timeWords(part.when, language);
  }
}

function stateWords(stage: Stage, language: FullLanguage): string {
  const { stage: words, changes } = language.words;
  const claims = [
    stage.isActive && words.active,
    isClosed(stage) &&
      `${words.closed} ${stage.closed === "open" ? "" : timeWords(stage.closed, language).text}`,
    stage.isNext && words.next,
  ].filter((claim) => claim !== false);
  return claims.join(", ") || changes.idle;
}

const timeWords = (when: Sent<DateTime>, { tag }: FullLanguage): ValueWords =>
  when === undefined || isOdd(when) ? quoted(sentText(when)) : said(formatDateTime(when, tag));

function fieldWords(field: CaseField, language: FullLanguage): ValueWords {
  const { text, isAmount, currency, code } = formatField(field, language);
  if (isAmount) return said(`${text} ${currency}`.trim());
  return quoted(field.kind === "choice" ? `${text} ${code}`.trim() : text);
}
