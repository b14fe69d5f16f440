import type { DateTime } from "#wire/date-time.ts";

/** Reads the time now. Injected, so that tests choose it. */
export interface Clock {
  /** Milliseconds since 1970 in UTC. */
  readonly now: () => number;
  /** IANA name of the service's wall clock; "" when unknown. */
  readonly serviceZone: string;
}

/** How near an automatic action is. */
export type Urgency = "later" | "week" | "soon" | "hours" | "passed";

/** The time left until an automatic action. */
export interface Deadline {
  readonly urgency: Urgency;
  /** Whole days and the whole hours beyond them; both counted from `passed` when that is so. */
  readonly days: number;
  readonly hours: number;
  /** Whole hours in all. */
  readonly totalHours: number;
  /** False when the service's zone is unknown: then the computer's own wall clock stands in. */
  readonly isExact: boolean;
}

const hour = 3_600_000;

/** The time left until `when`: over 7 days, under 7, under 3, the last 48 hours, passed. */
export function deadlineOf(when: DateTime, clock: Clock): Deadline {
  const left = momentOf(when, clock.serviceZone) - clock.now();
  const totalHours = Math.floor(Math.abs(left) / hour);
  return {
    urgency: urgencyOf(left),
    days: Math.floor(totalHours / 24),
    hours: totalHours % 24,
    totalHours,
    isExact: isMomentExact(when, clock.serviceZone),
  };
}

/** How near something is that is so many milliseconds away. */
export function urgencyOf(left: number): Urgency {
  if (left <= 0) return "passed";
  if (left <= 48 * hour) return "hours";
  if (left < 72 * hour) return "soon";
  return left < 168 * hour ? "week" : "later";
}

/** Whether a date-time says its zone by itself. */
const hasZone = (when: DateTime) => /(?:Z|[+-]\d{2}:\d{2})$/.test(when);

/** Whether one date-time is before another. */
export const isEarlier = (one: DateTime, other: DateTime, serviceZone: string): boolean =>
  hasZone(one) || hasZone(other)
    ? momentOf(one, serviceZone) < momentOf(other, serviceZone)
    : Temporal.PlainDateTime.compare(one, other) < 0;

/** Whether it is known which moment a wall-clock time is: its zone was sent with it, or is configured. */
export const isMomentExact = (when: DateTime, serviceZone: string): boolean =>
  serviceZone !== "" || hasZone(when);

/**
 * The moment a wall-clock time is, in milliseconds since 1970.
 * @param serviceZone the IANA name of its zone; with "" the computer's own stands in.
 */
export function momentOf(when: DateTime, serviceZone: string): number {
  if (hasZone(when)) return Temporal.Instant.from(when).epochMilliseconds;
  const zone = serviceZone === "" ? Temporal.Now.timeZoneId() : serviceZone;
  return Temporal.PlainDateTime.from(when).toZonedDateTime(zone).epochMilliseconds;
}
