import { type Clock, isMomentExact, momentOf } from "./deadline.ts";
import { type DateTime, dateOf } from "./received.ts";
import type { Stage } from "./stage.ts";

/**
 * What the dates of a stage say about its time.
 * `closed`: from its start to its close. `running`: active since its start. `ahead`: active, but its
 * start is still to come. `ended`: the active final stage, where no more time is spent. `idle`:
 * neither active nor closed; Spec: not shown, what its start date means, so no time is counted.
 * `no-start`: a close date alone. `backwards`: closed before it started. `undated`: no usable date.
 */
export type StageTimeState =
  | "closed"
  | "running"
  | "ahead"
  | "ended"
  | "idle"
  | "no-start"
  | "backwards"
  | "undated";

/** The whole hours between two moments, as days and hours too. */
export interface Length {
  readonly days: number;
  readonly hours: number;
  readonly totalHours: number;
}

/** A part of the scale on which the times of all stages are drawn, in hours since 1970. */
export interface TimeRange {
  readonly start: number;
  /** Never before `start`. */
  readonly end: number;
}

/** How long a stage took, and when. */
export interface StageTime {
  readonly state: StageTimeState;
  readonly from: DateTime | undefined;
  readonly to: DateTime | undefined;
  /** Time spent, so far where the stage is running; `undefined` where the dates do not tell. */
  readonly length: Length | undefined;
  /** False when a zone is missing: then this computer's zone is used, and an hour may be off. */
  readonly isExact: boolean;
  /** What its bar covers; `undefined` where it has none. */
  readonly bar: TimeRange | undefined;
  /** From now to the automatic action of an active stage that is not final. */
  readonly untilAction: TimeRange | undefined;
}

const hourMs = 3_600_000;

/** The time of one stage. Of a stage that is not active it depends on its dates and the zone alone. */
export function stageTimeOf(stage: Stage, clock: Clock): StageTime {
  const hoursOf = (when: DateTime) => momentOf(when, clock.serviceZone) / hourMs;
  const now = clock.now() / hourMs;
  const to = dateOf(stage.closed);
  const from = startOf(stage, to, clock.serviceZone);
  const start = from && hoursOf(from);
  const close = to && hoursOf(to);
  const state = stateOf(stage, start, close, now);
  const end = state === "running" ? now : close;
  const edges = state === "idle" ? [] : [start, end].filter((edge) => edge !== undefined);
  const isCounted = state === "closed" || state === "running";
  const action = stage.isActive && !stage.isFinal ? dateOf(stage.autoAction) : undefined;
  const actionAt = action && hoursOf(action);
  return {
    state,
    from,
    to,
    length:
      isCounted && start !== undefined && end !== undefined ? lengthOf(end - start) : undefined,
    isExact: [from, to].every((date) => !date || isMomentExact(date, clock.serviceZone)),
    bar: edges.length === 0 ? undefined : { start: Math.min(...edges), end: Math.max(...edges) },
    untilAction:
      actionAt !== undefined && actionAt > now ? { start: now, end: actionAt } : undefined,
  };
}

/** The scale that holds the times of all stages, at least an hour long; `undefined` when none has a bar. */
export function timeScaleOf(stages: readonly Stage[], clock: Clock): TimeRange | undefined {
  const times = stages.map((stage) => stageTimeOf(stage, clock));
  if (times.every(({ bar }) => bar === undefined)) return undefined;
  const ranges = times.flatMap(({ bar, untilAction }) => [bar, untilAction]);
  // Not Math.min(...): a case of many thousand stages would overflow the stack.
  const start = ranges.reduce(
    (least, range) => Math.min(least, range?.start ?? least),
    Number.POSITIVE_INFINITY,
  );
  const end = ranges.reduce((most, range) => Math.max(most, range?.end ?? most), start + 1);
  return { start, end };
}

/** The start date; where none was received the date of creation, unless the stage was changed after its close. */
function startOf(
  { started, created, isActive }: Stage,
  to: DateTime | undefined,
  serviceZone: string,
): DateTime | undefined {
  const start = dateOf(started);
  if (start !== undefined) return start;
  const made = dateOf(created);
  if (made === undefined || (to === undefined && !isActive)) return undefined;
  return to !== undefined && momentOf(made, serviceZone) > momentOf(to, serviceZone)
    ? undefined
    : made;
}

function stateOf(
  { isActive, isFinal }: Stage,
  start: number | undefined,
  close: number | undefined,
  now: number,
): StageTimeState {
  if (close !== undefined) {
    if (start === undefined) return "no-start";
    return start > close ? "backwards" : "closed";
  }
  if (start === undefined) return "undated";
  if (!isActive) return "idle";
  if (start > now) return "ahead";
  return isFinal ? "ended" : "running";
}

function lengthOf(hours: number): Length {
  const totalHours = Math.floor(hours);
  return { days: Math.floor(totalHours / 24), hours: totalHours % 24, totalHours };
}
