import type { DateTime } from "#wire/date-time.ts";

export const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** `now` may be compared with {@link momentOf}; `serviceZone` is the IANA name of the service's zone, "" when unknown. */
export type Clock = Readonly<ReturnType<typeof clockAt>>;

/** @param nowMs milliseconds since 1970 in UTC. */
export function clockAt(
  nowMs: number,
  serviceZone: string,
  ownZone: string = Temporal.Now.timeZoneId(),
) {
  if (serviceZone !== "") return { serviceZone, now: nowMs };
  const here = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(ownZone);
  return { serviceZone, now: asUtc(here.toPlainDateTime()) };
}

/**
 * A date-time in milliseconds since 1970, in UTC. Where the service's zone is unknown it is the wall clock as written,
 * without a zone suffix, taken for UTC.
 * Spec: not shown; the service's zone, and a suffix.
 * @param serviceZone IANA name; "" when unknown.
 */
export function momentOf(when: DateTime, serviceZone: string): number {
  if (serviceZone === "") return asUtc(wallClockOf(when));
  if (zoneSuffixOf(when) !== undefined) return Temporal.Instant.from(when).epochMilliseconds;
  return wallClockOf(when).toZonedDateTime(serviceZone).epochMilliseconds;
}

const asUtc = (time: Temporal.PlainDateTime) => time.toZonedDateTime("UTC").epochMilliseconds;

/** A date-time as written, without its zone suffix. */
export const wallClockOf = (when: string): Temporal.PlainDateTime =>
  Temporal.PlainDateTime.from(when.replace("Z", ""));

/** The zone suffix of a date-time, `Z` or `+03:00`; `undefined` when it has none. */
export const zoneSuffixOf = (when: string): string | undefined =>
  /(?:Z|[+-]\d{2}:\d{2})$/.exec(when)?.[0];

/** A length of time: whole days, and the whole hours beyond them; no hours where the service's zone is unknown. */
export type TimeSpan = Readonly<ReturnType<typeof timeSpanOf>>;

export const timeSpanOf = (ms: number, serviceZone: string) => ({
  days: Math.floor(ms / dayMs),
  hours: serviceZone === "" ? undefined : Math.floor(ms / hourMs) % 24,
});

const urgentHours = 48;
const soonDays = 3;

/** Of an automatic action: `urgent` under {@link urgentHours}, `soon` under {@link soonDays}. */
export type Urgency = "later" | "soon" | "urgent" | "passed";

/** The time left until an automatic action, or since it where `urgency` is `passed`. */
export type Deadline =
  | { readonly urgency: Urgency; readonly span: TimeSpan }
  /** Without the service's zone: calendar days from today, negative in the past. */
  | { readonly urgency: Exclude<Urgency, "urgent">; readonly days: number };

export const deadlineOf = (when: DateTime, clock: Clock): Deadline =>
  deadlineAt(momentOf(when, clock.serviceZone), clock);

/** The wall clocks of two zones differ by at most 26 hours: a time that is longer past is past in every zone. */
const maxZoneDifferenceMs = 26 * hourMs;

/** @param dueAt by {@link momentOf}. */
export function deadlineAt(dueAt: number, { now, serviceZone }: Clock): Deadline {
  const leftMs = dueAt - now;
  if (serviceZone === "") {
    const days = Math.floor(dueAt / dayMs) - Math.floor(now / dayMs);
    if (leftMs < -maxZoneDifferenceMs) return { urgency: "passed", days };
    return { urgency: days <= soonDays ? "soon" : "later", days };
  }
  return { urgency: urgencyOf(leftMs), span: timeSpanOf(Math.abs(leftMs), serviceZone) };
}

function urgencyOf(leftMs: number): Urgency {
  if (leftMs <= 0) return "passed";
  if (leftMs < urgentHours * hourMs) return "urgent";
  return leftMs < soonDays * dayMs ? "soon" : "later";
}

/** Whether an automatic action that has not passed is due in 48 hours, or today or within two days. */
export const isNear = (deadline: Deadline): boolean =>
  "days" in deadline
    ? deadline.urgency !== "passed" && deadline.days <= 2
    : deadline.urgency === "urgent";
