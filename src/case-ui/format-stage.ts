import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { formatDateTime } from "#i18n/service-clock.ts";
import { type DateTime, isMismatch, type Received, receivedText } from "#model/received.ts";
import { type ControlAction, isClosed, type Stage } from "#model/stage.ts";
import type { Deadline } from "#model/time/deadline.ts";
import type { Turn, TurnSummary } from "#model/turn.ts";

/** A text that is no date-time as received; "" for none. */
export function timeText(when: Received<DateTime | "open" | "never">, { tag, messages }: Language) {
  if (when === undefined || when === "open") return "";
  if (when === "never") return messages.stage.noAutoAction;
  return isMismatch(when) ? receivedText(when) : formatDateTime(when, tag);
}

/** Everything that the response says, contradictions included. */
export const stageStates = (stage: Stage, { stage: t }: Messages): string[] =>
  [
    stage.isActive && t.active,
    isClosed(stage) && t.closed,
    stage.isNext && t.next,
    stage.isFinal && t.final,
  ].filter((word) => word !== false);

export const controlText = (actions: readonly ControlAction[], { stage: t }: Messages): string =>
  actions
    .map((action) => (typeof action === "string" ? t.control[action] : wordsOf(action.unknown)))
    .join(", ");

/** `EscalatedToNetwork` as "Escalated to network". Spec: not shown; statuses that it does not list. */
const wordsOf = (status: string): string =>
  status.replaceAll(/(?<=\p{Ll})\p{Lu}(\p{Ll})?/gu, (start: string, next?: string) =>
    next === undefined ? ` ${start}` : ` ${start.toLowerCase()}`,
  );

/** The same words on the list, in the case, on paper and in exports; a user as received. */
export function formatTurn(turn: TurnSummary, { stage: { turn: t } }: Messages): string {
  return turn.kind === "user" ? t.user(turn) : t[turn.kind];
}

export const turnText = (turn: Turn, t: Messages): string =>
  [formatTurn(turn, t), explainTurn(turn, t)].filter(Boolean).join(": ");

/** The user who has the bank's turn; "" for none. */
export const namedUser = (turn: TurnSummary): string => (turn.kind === "bank" ? turn.user : "");

/** What is contradictory, or the stage, as received; "" for nothing. */
export function explainTurn(turn: Turn, { stage: { turn: t } }: Messages): string {
  if (turn.kind === "inProgress" || turn.kind === "ended") return turn.stage.name;
  if (turn.kind !== "unclear") return namedUser(turn);
  return turn.reason === "several-active-stages"
    ? t.reasons[turn.reason](turn)
    : t.reasons[turn.reason];
}

/** "2 days 4 hours left", in short "2 d 4 h left"; without the service's zone "tomorrow", "Overdue 3 days". */
export function formatTimeLeft(deadline: Deadline, { stage: t }: Messages, isShort = false) {
  const isPassed = deadline.urgency === "passed";
  if ("days" in deadline) {
    const { days } = deadline;
    return isPassed
      ? t.overdue({ span: t.span({ days: -days, hours: undefined }) })
      : t.day({ days });
  }
  const span = isShort ? t.time.short(deadline.span) : t.span(deadline.span);
  return isPassed ? t.overdue({ span }) : t.left({ span });
}
