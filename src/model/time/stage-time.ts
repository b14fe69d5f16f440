import { type DateTime, dateOf } from "../received.ts";
import { isClosed, type Stage } from "../stage.ts";
import { type Clock, momentOf, timeSpanOf } from "./deadline.ts";

export type StageTime = Readonly<ReturnType<typeof stageTimeOf>>;

/** The time of one stage. The current time matters for a stage without a close date only. */
export function stageTimeOf(stage: Stage, { now, serviceZone }: Clock) {
  const to = dateOf(stage.closed);
  const from = startOf(stage, to, serviceZone);
  const state = stateOf(stage);
  const start = from && momentOf(from, serviceZone);
  const isRunning = state === "active" && !stage.isFinal;
  const end = isRunning ? now : to && momentOf(to, serviceZone);
  const action = isRunning ? dateOf(stage.autoAction) : undefined;
  if (start === undefined || end === undefined) {
    return { state, from, to, length: undefined, share: undefined };
  }
  // A running stage can start after `now`: the clock is this computer's and shows the last full minute.
  const lengthMs = isRunning ? Math.max(0, end - start) : end - start;
  return {
    state,
    from,
    to,
    /** From start to close, or until now; none where the close is before the start, or in the final stage. */
    length: lengthMs < 0 ? undefined : timeSpanOf(lengthMs, serviceZone),
    /** The share of the time from the start of an active stage to its automatic action that has passed, at most 1. */
    share: action && shareOf(lengthMs, momentOf(action, serviceZone) - start),
  };
}

const shareOf = (passedMs: number, wholeMs: number) =>
  passedMs < wholeMs ? passedMs / wholeMs : 1;

/**
 * The start date; without one the date of creation, unless that is after the close: the specification says
 * that it may be the date of the last change.
 */
function startOf(
  { started, created, isActive }: Stage,
  to: DateTime | undefined,
  serviceZone: string,
): DateTime | undefined {
  const start = dateOf(started);
  if (start !== undefined) return start;
  const createdAt = dateOf(created);
  if (createdAt === undefined || (to === undefined && !isActive)) return undefined;
  const isAfterClose =
    to !== undefined && momentOf(to, serviceZone) < momentOf(createdAt, serviceZone);
  return isAfterClose ? undefined : createdAt;
}

/**
 * An open stage that is not active is `planned`, or `skipped` once the case has ended.
 * Spec: not shown; what a start in the past means for such a stage.
 */
function stateOf(stage: Stage) {
  if (isClosed(stage)) return "closed";
  if (stage.isActive) return "active";
  return stage.hasCaseEnded ? "skipped" : "planned";
}
