import { CancelledError } from "@tanstack/react-query";
import { formatFailure } from "#case-ui/format-failure.ts";
import type { Messages } from "#i18n/messages.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import { type Clock, deadlineAt } from "#model/time/deadline.ts";
import { maskedStart } from "#privacy/card-number.ts";
import type { Entry } from "../store/entry.ts";

const maxMessageLength = 200;

/** Why the last request failed, with the beginning of the service's own message; "" when it did not. */
export function failureText({ error }: Entry, t: Messages): string {
  if (error === undefined) return "";
  if (error instanceof CancelledError) return t.case.cancelled;
  const { what, message, isServiceFirst } = formatFailure(error, t);
  const words = maskedStart(message, maxMessageLength);
  return (isServiceFirst ? `${words} ${what}` : `${what} ${words}`).trim();
}

/** "" when nothing is known to come. */
export function nextText(
  { next, dueAt }: Pick<CaseSummary, "next" | "dueAt">,
  clock: Clock,
  { worklist: { next: t }, stage }: Messages,
): string {
  switch (next.kind) {
    case "decision":
      return t.decision;
    case "acquirerDecides":
      return t.acquirerDecides;
    case "activeStages":
      return t.activeStages(next);
    case "stage":
      return isOverdue(dueAt, clock) ? stage.autoAction : next.name;
  }
}

const isOverdue = (dueAt: number | undefined, clock: Clock) =>
  dueAt !== undefined && deadlineAt(dueAt, clock).urgency === "passed";
