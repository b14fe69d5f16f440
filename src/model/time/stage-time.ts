import { type DateTime, dateOf } from "../received.ts";
import { isClosed, type Stage } from "../stage.ts";
import {
  type Clock,
  hourMs,
  isMomentExact,
  momentOf,
  type TimeSpan,
  timeSpanOf,
} from "./deadline.ts";

/**
 * The state of a stage by its dates.
 * `closed`: has a start and a close. `running`: active since its start. `ended`: the active final stage,
 * in which no time is counted. `planned`: neither active nor closed, and its start is to come.
 * `inactive`: neither active nor closed; Spec: not shown, what a start in the past, or in a case that has
 * ended, means for such a stage, so no time is counted. `no-start`: has a close only. `undated`: has no
 * usable dates, for example a close before its start.
 */
type StageTimeState =
  | "closed"
  | "running"
  | "ended"
  | "planned"
  | "inactive"
  | "no-start"
  | "undated";

/** A range of the scale on which the times of all stages are drawn, in hours since 1970. */
export interface TimeRange {
  readonly start: number;
  /** Never before `start`. */
  readonly end: number;
}

/** When a stage was active, and for how long. */
export interface StageTime {
  readonly state: StageTimeState;
  readonly from: DateTime | undefined;
  readonly to: DateTime | undefined;
  /** The time from start to close, or until now where the stage is running; `undefined` in other states. */
  readonly length: TimeSpan | undefined;
  /**
   * False when a zone is unknown: then the computer's own zone is used, and a change to summer time can
   * shift the time by an hour.
   */
  readonly isExact: boolean;
  /** The range of its bar; `undefined` where it has none. */
  readonly bar: TimeRange | undefined;
  /** From now to the automatic action of an active stage that is not final. */
  readonly untilAction: TimeRange | undefined;
}

/** The time of one stage. The current time matters for a stage without a close date only. */
export function stageTimeOf(stage: Stage, clock: Clock): StageTime {
  const hoursOf = (when: DateTime) => momentOf(when, clock.serviceZone) / hourMs;
  const now = clock.now() / hourMs;
  const to = dateOf(stage.closed);
  const from = startOf(stage, to, clock.serviceZone);
  const start = from && hoursOf(from);
  const close = to && hoursOf(to);
  const state = stateOf(stage, start, close, now);
  // An active stage can start after `now`: the clock is this computer's and shows the last full minute.
  const end = state === "running" ? Math.max(now, start ?? now) : close;
  const hasBar = state !== "planned" && state !== "inactive" && state !== "undated";
  const edges = hasBar ? [start, end].filter((edge) => edge !== undefined) : [];
  const isCounted = state === "closed" || state === "running";
  const action = stage.isActive && !stage.isFinal ? dateOf(stage.autoAction) : undefined;
  const actionAt = action && hoursOf(action);
  return {
    state,
    from,
    to,
    length:
      isCounted && start !== undefined && end !== undefined ? timeSpanOf(end - start) : undefined,
    isExact: [from, to].every((date) => !date || isMomentExact(date, clock.serviceZone)),
    bar: edges.length === 0 ? undefined : { start: Math.min(...edges), end: Math.max(...edges) },
    untilAction:
      actionAt !== undefined && actionAt > now ? { start: now, end: actionAt } : undefined,
  };
}

/** The range of the bars of all stages, at least an hour long; `undefined` when no stage has a bar. */
export function timeScaleOf(stages: readonly Stage[], clock: Clock): TimeRange | undefined {
  const times = stages.map((stage) => stageTimeOf(stage, clock));
  if (times.every(({ bar }) => bar === undefined)) return undefined;
  const ranges = times.flatMap(({ bar, untilAction }) => [bar, untilAction]);
  // Not Math.min(...): a case of many thousand stages would overflow the stack.
  const start = ranges.reduce(
    (earliest, range) => Math.min(earliest, range?.start ?? earliest),
    Number.POSITIVE_INFINITY,
  );
  const end = ranges.reduce((latest, range) => Math.max(latest, range?.end ?? latest), start + 1);
  return { start, end };
}

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
  return to !== undefined && momentOf(createdAt, serviceZone) > momentOf(to, serviceZone)
    ? undefined
    : createdAt;
}

function stateOf(
  stage: Stage,
  start: number | undefined,
  close: number | undefined,
  now: number,
): StageTimeState {
  if (close !== undefined) {
    if (start === undefined) return "no-start";
    return start > close ? "undated" : "closed";
  }
  // A close date that cannot be read closes the stage, but its length stays unknown.
  if (start === undefined || isClosed(stage)) return "undated";
  if (stage.isActive) return stage.isFinal ? "ended" : "running";
  return start > now && !stage.hasCaseEnded ? "planned" : "inactive";
}
