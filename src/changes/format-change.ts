import { formatField } from "#case-ui/format-field.ts";
import { roleText } from "#case-ui/format-role.ts";
import { controlText, timeText } from "#case-ui/format-stage.ts";
import { isolatedText } from "#case-ui/isolated-text.ts";
import { formatAmount } from "#i18n/amount.ts";
import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import type { CasePart } from "#model/case-parts.ts";
import type { Change } from "#model/change.ts";
import { minorUnit } from "#model/money/currency.ts";
import { type DateTime, isMismatch, type Received } from "#model/received.ts";
import { isClosed, type Stage } from "#model/stage.ts";

/**
 * Describes a change in one sentence, with the value before where it is known. Received text is on one
 * line, isolated from the direction of the sentence, at most 80 characters long, and without card numbers.
 */
export function formatChange(change: Change, language: Language): string {
  const sentence = sentenceOf(change, language);
  // The name of a part begins with a small letter, because in Russian it also stands inside a sentence.
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function sentenceOf(change: Change, language: Language): string {
  const { changes: t } = language.messages;
  const what = partName(change, language.messages);
  if (change.type === "new") return t.isNew({ what });
  if (change.type === "removed") return t.isRemoved({ what });
  const from = valueText(change.before, language);
  const to = valueText(change.now, language);
  // The values may differ only in text that is cut off, or in something that the words leave out.
  return t.changed(from === to ? { what, from: "", to: "" } : { what, from, to });
}

function partName({ kind, stage, before, now }: Change, messages: Messages): string {
  const { what: t, quoted } = messages.changes;
  const name = (text: string) => quoted({ text: isolatedText(text) });
  const stageName = name(stage?.name || messages.stage.unnamed);
  const place = stage ? stageName : t.participants;
  const part = now ?? before;
  switch (kind) {
    case "stage":
      return stage ? t.stage({ stage: stageName }) : t.someStage;
    case "state":
    case "deadline":
    case "control":
      return t[kind]({ stage: stageName });
    case "stageFact":
      return t[part?.kind === kind ? part.fact : "details"]({ stage: stageName });
    case "field":
      if (part?.kind !== kind) return t.someField({ place });
      return t.field({
        field: name(part.field.name || part.field.code || messages.case.field.unnamed),
        place,
      });
    case "document":
      if (part?.kind !== kind) return stage ? t.documentOf({ place }) : t.someDocument;
      return t.document({ document: name(part.document.name || part.document.id), place });
    case "transaction":
      return part?.kind === kind && part.transaction.arn !== ""
        ? t.transaction({ arn: isolatedText(part.transaction.arn) })
        : t.someTransaction;
    case "amount":
    case "created":
      return t[kind];
    case "fact":
      if (part?.kind !== kind) return t.facts;
      // As in the header: a role that is a boolean says which side the bank is.
      return part.fact === "operatorRole" && typeof part.value === "boolean"
        ? t.bank
        : t.fact[part.fact];
  }
}

/** The value of a part; "" where it is not known or cannot be said in a few words. */
function valueText(part: CasePart | undefined, language: Language): string {
  const { tag, messages } = language;
  const { nothing, quoted, yes, no } = messages.changes;
  const inWords = (text: string) => (text === "" ? nothing : isolatedText(text));
  const inQuotes = (text: string) =>
    text.trim() === "" ? nothing : quoted({ text: isolatedText(text) });
  const time = (when: Received<DateTime>) =>
    (isMismatch(when) ? inQuotes : inWords)(timeText(when, language));
  switch (part?.kind) {
    case undefined:
    case "document":
    case "transaction":
      return "";
    case "stage":
    case "stageFact":
      return inQuotes(part.text);
    case "state":
      return inWords(stateText(part.stage, language));
    case "deadline":
      return part.stage.autoAction === "never" ? nothing : time(part.stage.autoAction);
    case "control":
      return inWords(controlText(part.stage.controlActions, messages));
    case "field": {
      const { text, isAmount, currency, code } = formatField(part.field, language);
      if (isAmount) return inWords(`${text} ${currency}`.trim());
      return inQuotes(`${text} ${code}`);
    }
    case "amount": {
      const amount = formatAmount(part.amount, minorUnit(part.currency), tag);
      return inWords(`${amount} ${part.currency}`.trim());
    }
    case "fact":
      if (part.fact === "operatorRole") return inQuotes(roleText(part.value, messages.case));
      return typeof part.value === "boolean" ? (part.value ? yes : no) : inQuotes(part.text);
    case "created":
      return time(part.when);
  }
}

function stateText(stage: Stage, language: Language): string {
  const { messages } = language;
  const { active, closed, next, final } = messages.stage;
  const states = [
    stage.isActive && active,
    isClosed(stage) && `${closed} ${timeText(stage.closed, language)}`,
    stage.isNext && next,
    stage.isFinal && final,
  ].filter((state) => state !== false);
  return states.join(", ") || messages.changes.idle;
}
