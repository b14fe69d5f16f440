import { CancelledError } from "@tanstack/react-query";
import { caseName } from "#case-ui/format-fact.ts";
import { formatFailure } from "#case-ui/format-failure.ts";
import { formatTimeLeft, formatTurn, namedUser } from "#case-ui/format-stage.ts";
import { formatAmount } from "#i18n/amount.ts";
import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { formatShortDateTime } from "#i18n/service-clock.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import { dateOf, receivedText } from "#model/received.ts";
import { type Clock, deadlineAt, deadlineOf } from "#model/time/deadline.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { changeCountOf, type Entry } from "../store/entry.ts";

/** Everything that the row of a case shows, one text a line, to filter the list by. */
export function rowText(entry: Entry, clock: Clock, language: Language): string {
  const { id, summary, error, isNew } = entry;
  const { messages } = language;
  const changes = changeCountOf(entry);
  return [
    maskedId(id),
    caseName(summary?.code ?? "", id, messages),
    ...(summary ? summaryTexts(summary, clock, language) : []),
    changes > 0 ? messages.changes.short({ count: changes }) : "",
    isNew ? messages.worklist.newOne : "",
    error === undefined ? "" : failureText(error, messages),
  ].join("\n");
}

function summaryTexts(summary: CaseSummary, clock: Clock, { tag, messages }: Language): string[] {
  const date = summary.isFinished ? undefined : dateOf(summary.autoAction);
  const amount = receivedText(summary.amount);
  return [
    formatTurn(summary.turn, messages),
    namedUser(summary.turn),
    date ? formatTimeLeft(deadlineOf(date, clock), messages, true) : "",
    date ? formatShortDateTime(date, tag, true) : "",
    summary.autoAction === "never" && !summary.isFinished ? messages.stage.noAutoAction : "",
    summary.stage,
    nextText(summary, clock, messages).text,
    summary.merchantOrCard,
    `${formatAmount(amount, summary.exponent, tag)} ${summary.currency}`,
  ];
}

const maxMessageLength = 200;

/** Why a case could not be loaded, with the beginning of the service's own message. */
export function failureText(error: unknown, t: Messages): string {
  if (error instanceof CancelledError) return t.case.cancelled;
  const { what, message, isServiceFirst } = formatFailure(error, t);
  const words = maskedStart(message, maxMessageLength);
  return (isServiceFirst ? `${words} ${what}` : `${what} ${words}`).trim();
}

interface NextText {
  /** "" when nothing is known to come. */
  readonly text: string;
  /** Whether the operator has to do or check something; not the name of a stage or somebody else's step. */
  readonly isTask: boolean;
}

export function nextText(
  { next, dueAt }: Pick<CaseSummary, "next" | "dueAt">,
  clock: Clock,
  { worklist: { next: t }, stage }: Messages,
): NextText {
  switch (next.kind) {
    case "decision":
      return { text: t.decision, isTask: true };
    case "acquirerDecides":
      return { text: t.acquirerDecides, isTask: false };
    case "activeStages":
      return { text: t.activeStages(next), isTask: true };
    case "stage":
      return { text: isOverdue(dueAt, clock) ? stage.autoAction : next.name, isTask: false };
  }
}

const isOverdue = (dueAt: number | undefined, clock: Clock) =>
  dueAt !== undefined && deadlineAt(dueAt, clock).urgency === "passed";
