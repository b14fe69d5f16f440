import { formatFact, isolatedText } from "#case-ui/format-fact.ts";
import { formatField } from "#case-ui/format-field.ts";
import { controlText, stageStates } from "#case-ui/format-stage.ts";
import { formatAmount } from "#i18n/amount.ts";
import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { formatDateTime, formatShortDay } from "#i18n/service-clock.ts";
import type { CasePart } from "#model/case-parts.ts";
import type { Change } from "#model/change.ts";
import { minorUnit } from "#model/money/currency.ts";
import { dateOf, receivedText } from "#model/received.ts";
import { isClosed, type Stage } from "#model/stage.ts";

/** Received text is on one line, isolated from the direction of the sentence, cut, and without card numbers. */
export function formatChange(change: Change, language: Language): string {
  const sentence = sentenceOf(change, language);
  // A part begins with a small letter, because it also stands within a sentence. A received name keeps its letters.
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

function sentenceOf(change: Change, language: Language): string {
  const { type, before, now } = change;
  const { changes: t } = language.messages;
  const part = now ?? before;
  if (part?.kind === "document") {
    const { field, name, id } = part.document;
    return t.file[type]({ field: isolatedText(field), name: isolatedText(name || id) });
  }
  if (now?.kind === "control") {
    const what = stageName(now.stage, language.messages);
    const control = controlText(now.stage.controlActions, language.messages);
    return t.changed({ what, from: "", to: isolatedText(control) });
  }
  const what = partName(change, language.messages);
  if (type === "new") return t.isNew({ what });
  if (type === "removed") return t.isRemoved({ what });
  if (now?.kind === "deadline") {
    return deadlineSentence(
      now.stage,
      before?.kind === "deadline" ? before.stage : undefined,
      language,
    );
  }
  if (now?.kind === "state") {
    const was = before?.kind === "state" ? before.stage : undefined;
    const stage = stageName(now.stage, language.messages);
    if (isClosed(now.stage) && !(was && isClosed(was))) return t.closed({ stage });
    if (now.stage.isActive && !was?.isActive) return t.begun({ stage });
  }
  const from = valueText(before, language);
  const to = valueText(now, language);
  // The values may differ only in text that is cut off, or in something that the words leave out.
  return t.changed(from === to ? { what, from: "", to: "" } : { what, from, to });
}

const stageName = (stage: { readonly name: string } | undefined, messages: Messages): string =>
  messages.changes.quoted({ text: isolatedText(stage?.name || messages.stage.unnamed) });

/** By day; where the day is the same, with the time. */
function deadlineSentence(now: Stage, before: Stage | undefined, language: Language): string {
  const { tag, messages } = language;
  const [was, is] = [before, now].map((stage) => stage && dateOf(stage.autoAction));
  const isSameDay = was && is && formatShortDay(was, tag) === formatShortDay(is, tag);
  const text = (stage: Stage | undefined, date: typeof is) => {
    if (!stage || stage.autoAction === "never") return "";
    if (date === undefined) return isolatedText(receivedText(stage.autoAction));
    return isSameDay ? formatDateTime(date, tag) : formatShortDay(date, tag);
  };
  return messages.changes.deadline({
    stage: now.isActive ? "" : stageName(now, messages),
    from: text(before, was),
    to: text(now, is),
  });
}

function partName({ kind, stage, before, now }: Change, messages: Messages): string {
  const { what: t } = messages.changes;
  const inQuotes = stageName(stage, messages);
  const place = stage ? inQuotes : t.participants;
  const part = now ?? before;
  switch (kind) {
    case "stage":
      return stage ? t.stage({ stage: inQuotes }) : t.someStage;
    case "state":
    case "deadline":
    case "control":
      return t[kind]({ stage: inQuotes });
    case "stageFact":
      return t[part?.kind === kind ? part.fact : "details"]({ stage: inQuotes });
    case "field":
      return part?.kind === kind
        ? isolatedText(part.field.name || part.field.code || messages.case.field.unnamed)
        : t.someField({ place });
    case "document":
      return stage ? t.documentOf({ place }) : t.someDocument;
    case "transaction":
      return part?.kind === kind && part.transaction.arn !== ""
        ? t.transaction({ arn: isolatedText(part.transaction.arn) })
        : t.someTransaction;
    case "amount":
      return messages.fact.amount;
    case "fact":
      if (part?.kind !== kind) return t.facts;
      // Its term is no more than "Note".
      return part.fact.name === "hasReversal"
        ? messages.case.reversalExists
        : messages.fact[part.fact.word];
  }
}

/** The value of a part; "" where it is not known or cannot be said in a few words. */
function valueText(part: CasePart | undefined, language: Language): string {
  const { tag, messages } = language;
  const { empty, yes, no } = messages.case.field;
  const orNothing = (text: string) => (text.trim() === "" ? empty : isolatedText(text));
  switch (part?.kind) {
    case undefined:
    case "deadline":
    case "control":
    case "document":
    case "transaction":
      return "";
    case "stage":
    case "stageFact":
      return orNothing(part.text);
    case "state":
      return stageStates(part.stage, messages).join(", ") || messages.stage.time.planned;
    case "field": {
      const { text, isAmount, currency, code } = formatField(part.field, language);
      if (isAmount) return orNothing(`${text} ${currency}`);
      return orNothing(text !== "" && code !== "" ? `${text} (${code})` : text + code);
    }
    case "amount": {
      const amount = formatAmount(part.amount, minorUnit(part.currency), tag);
      return orNothing(`${amount} ${part.currency}`);
    }
    case "fact": {
      const { value } = part.fact;
      if (value.kind === "reversal") return value.exists ? yes : no;
      return orNothing(formatFact(part.fact, language).text);
    }
  }
}
