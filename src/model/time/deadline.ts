import type { DateTime } from "#wire/date-time.ts";

export interface Clock {
  /** Milliseconds since 1970 in UTC. */
  readonly now: () => number;
  /** IANA name of the service's wall clock; "" when unknown. */
  readonly serviceZone: string;
}

/** The urgency of an automatic action, see {@link urgencyOf}. */
export type Urgency = "later" | "soon" | "urgent" | "passed";

/** A length of time: whole days and the whole hours beyond them, and all whole hours. */
export interface TimeSpan {
  readonly days: number;
  readonly hours: number;
  readonly totalHours: number;
}

/** The time left until an automatic action, or since it where `urgency` is `passed`. */
export interface Deadline extends TimeSpan {
  readonly urgency: Urgency;
  /** False when the service's zone is unknown; the computer's own zone is used instead. */
  readonly isExact: boolean;
}

export const hourMs = 3_600_000;

/** Splits a number of hours into whole days and whole hours. */
export function timeSpanOf(hours: number): TimeSpan {
  const totalHours = Math.floor(hours);
  return { days: Math.floor(totalHours / 24), hours: totalHours % 24, totalHours };
}

/** The time left until an automatic action. */
export function deadlineOf(when: DateTime, clock: Clock): Deadline {
  const leftMs = momentOf(when, clock.serviceZone) - clock.now();
  return {
    ...timeSpanOf(Math.abs(leftMs) / hourMs),
    urgency: urgencyOf(leftMs),
    isExact: isMomentExact(when, clock.serviceZone),
  };
}

/** An automatic action is urgent in the last hours before it, which are said as hours and not as days. */
export const urgentHours = 48;

/** The urgency by the time left: `soon` under 3 days. */
export function urgencyOf(leftMs: number): Urgency {
  if (leftMs <= 0) return "passed";
  if (leftMs < urgentHours * hourMs) return "urgent";
  return leftMs < 72 * hourMs ? "soon" : "later";
}

/** The zone suffix of a date-time, `Z` or `+03:00`; `undefined` when it has none. */
export const zoneSuffixOf = (when: DateTime): string | undefined =>
  /(?:Z|[+-]\d{2}:\d{2})$/.exec(when)?.[0];

const hasZone = (when: DateTime) => zoneSuffixOf(when) !== undefined;

/** Whether the date-time `a` is before `b`. */
export const isEarlier = (a: DateTime, b: DateTime, serviceZone: string): boolean =>
  hasZone(a) || hasZone(b)
    ? momentOf(a, serviceZone) < momentOf(b, serviceZone)
    : Temporal.PlainDateTime.compare(a, b) < 0;

/** Whether the moment of a date-time is known exactly: it has a zone suffix, or the service's zone is configured. */
export const isMomentExact = (when: DateTime, serviceZone: string): boolean =>
  serviceZone !== "" || hasZone(when);

/**
 * The moment of a date-time, in milliseconds since 1970.
 * @param serviceZone IANA name of the zone of a date-time without suffix; "" for the computer's own zone.
 */
export function momentOf(when: DateTime, serviceZone: string): number {
  if (hasZone(when)) return Temporal.Instant.from(when).epochMilliseconds;
  const zone = serviceZone === "" ? Temporal.Now.timeZoneId() : serviceZone;
  return Temporal.PlainDateTime.from(when).toZonedDateTime(zone).epochMilliseconds;
}
