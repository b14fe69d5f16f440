import type { Case } from "./case.ts";
import { type Clock, isMomentExact, momentOf } from "./deadline.ts";
import { type DateTime, dateOf } from "./sent.ts";
import type { Stage } from "./stage.ts";
import { type Tick, ticksBetween } from "./time-axis.ts";
import { isFinished } from "./turn.ts";

/**
 * What the dates of a stage say about its time.
 * `closed`: from its start to its close. `running`: active since its start. `ahead`: active, but its
 * start is still to come. `ended`: the active final stage, where no more time is spent. `idle`:
 * neither active nor closed; Spec: not shown, what its start date means, so we count no time.
 * `no-start`: a close date alone. `backwards`: closed before it started. `undated`: no usable date.
 */
export type SpanState =
  | "closed"
  | "running"
  | "ahead"
  | "ended"
  | "idle"
  | "no-start"
  | "backwards"
  | "undated";

/** The whole hours that lie between two moments, as days and hours too. */
export interface Length {
  readonly days: number;
  readonly hours: number;
  readonly totalHours: number;
}

/** The time of one stage. */
export interface StageSpan {
  readonly stage: Stage;
  readonly state: SpanState;
  readonly from: DateTime | undefined;
  readonly to: DateTime | undefined;
  /** Time spent, so far where the stage is running; `undefined` where that cannot be told. */
  readonly length: Length | undefined;
  /** False when a zone is missing: then this computer's stands in, and an hour may be off. */
  readonly isExact: boolean;
  /** Where it lies on the axis, 0 to 1, `start` never after `end`; `undefined`: nowhere. */
  readonly place: { readonly start: number; readonly end: number } | undefined;
  /** The automatic action of an active stage that is not final: when, and where on the axis. */
  readonly autoAction: { readonly when: DateTime; readonly at: number } | undefined;
}

/** The time of a case, stage by stage, on one axis. */
export interface StageClock {
  /** In the order sent. */
  readonly spans: readonly StageSpan[];
  /** Where the days of the axis stand; none when no stage has a date. */
  readonly ticks: readonly Tick[];
  /** Now: by the service's wall clock (`YYYY-MM-DDTHH:MM`), and on the axis; `undefined` once the case has ended. */
  readonly now: { readonly wallClock: string; readonly at: number } | undefined;
}

const hour = 3_600_000;

/** The time spent in each stage of a case. */
export function stageClockOf(shown: Case, clock: Clock): StageClock {
  const zone = clock.serviceZone === "" ? Temporal.Now.timeZoneId() : clock.serviceZone;
  const now = clock.now();
  const drafts = shown.stages.map((stage) => draftOf(stage, now, clock));
  const marks = drafts.flatMap(({ edges, autoAction }) => [
    ...edges,
    ...(autoAction === undefined ? [] : [momentOf(autoAction, clock.serviceZone)]),
  ]);
  const showsNow = !isFinished(shown) && marks.length > 0;
  const axis = axisOf(showsNow ? [...marks, now] : marks, zone);
  return {
    spans: drafts.map(({ edges, autoAction, ...span }) => ({
      ...span,
      place: edges.length === 0 ? undefined : axis.placed(edges),
      autoAction:
        autoAction === undefined
          ? undefined
          : { when: autoAction, at: axis.at(momentOf(autoAction, clock.serviceZone)) },
    })),
    ticks: axis.ticks,
    now: showsNow ? { wallClock: wallClockAt(now, zone), at: axis.at(now) } : undefined,
  };
}

function draftOf(stage: Stage, now: number, clock: Clock) {
  const to = dateOf(stage.closed);
  const from = startOf(stage, to, clock);
  const state = stateOf(stage, from, to, now, clock);
  const start = from === undefined ? [] : [momentOf(from, clock.serviceZone)];
  const end =
    to === undefined ? (state === "running" ? [now] : []) : [momentOf(to, clock.serviceZone)];
  const [begun, ended] = [start[0], end[0]];
  const isCounted = state === "closed" || state === "running";
  return {
    stage,
    state,
    from,
    to,
    length:
      isCounted && begun !== undefined && ended !== undefined ? lengthOf(ended - begun) : undefined,
    isExact: [from, to].every((date) => !date || isMomentExact(date, clock.serviceZone)),
    edges: state === "idle" ? [] : [...start, ...end],
    autoAction: stage.isActive && !stage.isFinal ? dateOf(stage.autoAction) : undefined,
  };
}

/** The start date; where none was sent the date of creation, unless the stage was changed after its close. */
function startOf({ started, created, isActive }: Stage, to: DateTime | undefined, clock: Clock) {
  const start = dateOf(started);
  if (start !== undefined) return start;
  const made = dateOf(created);
  if (made === undefined || (to === undefined && !isActive)) return undefined;
  return to !== undefined && momentOf(made, clock.serviceZone) > momentOf(to, clock.serviceZone)
    ? undefined
    : made;
}

function stateOf(
  { isActive, isFinal }: Stage,
  from: DateTime | undefined,
  to: DateTime | undefined,
  now: number,
  clock: Clock,
): SpanState {
  if (to !== undefined) {
    if (from === undefined) return "no-start";
    return momentOf(from, clock.serviceZone) > momentOf(to, clock.serviceZone)
      ? "backwards"
      : "closed";
  }
  if (from === undefined) return "undated";
  if (!isActive) return "idle";
  if (momentOf(from, clock.serviceZone) > now) return "ahead";
  return isFinal ? "ended" : "running";
}

function lengthOf(milliseconds: number): Length {
  const totalHours = Math.floor(milliseconds / hour);
  return { days: Math.floor(totalHours / 24), hours: totalHours % 24, totalHours };
}

/** The axis that holds all these moments, in whole days, so that it has a width even for a single one. */
function axisOf(moments: readonly number[], zone: string) {
  const first = moments.reduce(
    (least, moment) => Math.min(least, moment),
    Number.POSITIVE_INFINITY,
  );
  const last = moments.reduce((most, moment) => Math.max(most, moment), Number.NEGATIVE_INFINITY);
  if (first > last) return { at: () => 0, placed: () => undefined, ticks: [] };
  const firstDay = dayAt(first, zone);
  const endDay = dayAt(last, zone).add({ days: 1 });
  const epochAt = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).epochMilliseconds;
  const from = epochAt(firstDay);
  const width = epochAt(endDay) - from;
  const at = (moment: number) => (moment - from) / width;
  return {
    at,
    placed: (edges: readonly number[]) => ({
      start: at(Math.min(...edges)),
      end: at(Math.max(...edges)),
    }),
    ticks: ticksBetween(firstDay, endDay, (day) => at(epochAt(day))),
  };
}

const zonedAt = (moment: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);

const dayAt = (moment: number, zone: string) => zonedAt(moment, zone).toPlainDate();

const wallClockAt = (moment: number, zone: string) =>
  zonedAt(moment, zone).toPlainDateTime().toString({ smallestUnit: "minute" });
