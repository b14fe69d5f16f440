import { controlText } from "#case-ui/case-words.ts";
import { formatField } from "#case-ui/format-field.ts";
import { formatAmount } from "#i18n/amount.ts";
import type { FullLanguage } from "#i18n/languages.ts";
import { formatDateTime } from "#i18n/wall-clock.ts";
import type { Words } from "#i18n/words.ts";
import type { CasePart, PartKind, PartOf } from "#model/case-parts.ts";
import type { Change } from "#model/change.ts";
import { minorUnit } from "#model/currency.ts";
import type { CaseField } from "#model/field.ts";
import { type DateTime, isMismatch, type Received, receivedText } from "#model/received.ts";
import { isClosed, type Stage } from "#model/stage.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";

const maxLength = 80;
const turning = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * A change in one sentence: what it is, and what it was where that is known. What comes from outside
 * is on one line, isolated, at most 80 characters, and without card numbers.
 */
export function changeWords(change: Change, language: FullLanguage): string {
  const sentence = sentenceOf(change, language);
  // Some languages begin a sentence with the name of the part, which is written small inside of one.
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function sentenceOf(change: Change, language: FullLanguage): string {
  const { changes: words } = language.words;
  const what = whatWords(change, language.words);
  if (change.how === "new") return words.isNew({ what });
  if (change.how === "gone") return words.isGone({ what });
  const [from, to] = [change.before, change.now].map((part) => partWords(part, language));
  return words.changed({ what, from: from ?? "", to: to ?? "" });
}

function partWords(part: CasePart | undefined, language: FullLanguage): string {
  if (!part || part.kind === "document" || part.kind === "transaction") return "";
  const { text, isQuoted } = valueWords(part, language);
  const { changes: words } = language.words;
  if (text === "") return words.nothing;
  return isQuoted ? words.quoted({ text: plain(text) }) : plain(text);
}

/** What a sentence is about. */
function whatWords({ kind, stage, before, now }: Change, all: Words): string {
  const { what: words, quoted } = all.changes;
  const name = (text: string) => quoted({ text: plain(text) });
  const stageName = stage ? name(stage.name || all.stage.unnamed) : words.somewhere;
  const place = stage ? stageName : words.participants;
  const part = now ?? before;
  switch (kind) {
    case "stage":
      return stage ? words.stage({ stage: stageName }) : words.someStage;
    case "state":
    case "deadline":
    case "control":
      return words[kind]({ stage: stageName });
    case "stageFact":
      return words[part?.kind === kind ? part.fact : "details"]({ stage: stageName });
    case "field":
      if (part?.kind !== kind) return words.someField({ place });
      return words.field({
        field: name(part.field.name || part.field.code || all.case.field.unnamed),
        place,
      });
    case "document":
      if (part?.kind !== kind) return stage ? words.documentOf({ place }) : words.someDocument;
      return words.document({ document: name(part.document.name || part.document.id), place });
    case "transaction":
      return part?.kind === kind && part.transaction.arn !== ""
        ? words.transaction({ arn: plain(part.transaction.arn) })
        : words.someTransaction;
    case "amount":
    case "created":
      return words[kind];
    case "fact":
      return part?.kind === kind ? words.fact[part.fact] : words.facts;
  }
}

/** What comes from outside, for a sentence. */
const plain = (text: string): string => {
  const line = Array.from(maskCardNumbers(text).replaceAll(turning, " ").trim());
  const cut = line.length > maxLength ? `${line.slice(0, maxLength).join("")}…` : line.join("");
  return `\u2068${cut}\u2069`;
};

/** What a part holds: text from outside in quotes, or words of the language; "" when it is empty. */
interface ValueWords {
  readonly text: string;
  readonly isQuoted: boolean;
}

type Told = Exclude<PartKind, "document" | "transaction">;

const quoted = (text: string): ValueWords => ({ text, isQuoted: true });
const said = (text: string): ValueWords => ({ text, isQuoted: false });

/** The value of a part in a language. */
function valueWords(part: { [K in Told]: PartOf<K> }[Told], language: FullLanguage): ValueWords {
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
  const states = [
    stage.isActive && words.active,
    isClosed(stage) &&
      `${words.closed} ${stage.closed === "open" ? "" : timeWords(stage.closed, language).text}`,
    stage.isNext && words.next,
  ].filter((state) => state !== false);
  return states.join(", ") || changes.idle;
}

const timeWords = (when: Received<DateTime>, { tag }: FullLanguage): ValueWords =>
  when === undefined || isMismatch(when)
    ? quoted(receivedText(when))
    : said(formatDateTime(when, tag));

function fieldWords(field: CaseField, language: FullLanguage): ValueWords {
  const { text, isAmount, currency, code } = formatField(field, language);
  if (isAmount) return said(`${text} ${currency}`.trim());
  return quoted(field.kind === "choice" ? `${text} ${code}`.trim() : text);
}
