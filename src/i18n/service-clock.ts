// Times of the service, `YYYY-MM-DDTHH:MM:SS` with an optional zone suffix, literally by its own wall clock; moments by
// this computer's clock are in computer-clock.ts.

import { memoize } from "#lib/memoize.ts";
import type { DateTime } from "#model/received.ts";
import { momentOf, zoneSuffixOf } from "#model/time/deadline.ts";

/** The « г.» that Russian has after the year, left out because dates are mostly in lists. */
const russianYear = /\sг\./g;

const formatterOf = memoize(
  (tag: string, hasSeconds: boolean, hasYear: boolean, month: "short" | "2-digit") =>
    new Intl.DateTimeFormat(tag, {
      day: "numeric",
      month,
      ...(hasYear && { year: "numeric" }),
      hour: "2-digit",
      minute: "2-digit",
      ...(hasSeconds && { second: "2-digit" }),
      hourCycle: "h23",
    }),
);

const dayFormatterOf = memoize(
  (tag: string, hasYear: boolean) =>
    new Intl.DateTimeFormat(tag, {
      day: "numeric",
      month: "short",
      ...(hasYear && { year: "numeric" }),
    }),
);

/** `22 Nov 2026, 18:45`, the zone suffix as received, and seconds unless they are zero or not wanted. */
export function formatDateTime(dateTime: string, tag: string, mayHaveSeconds = true): string {
  const { time, zone } = partsOf(dateTime);
  const format = formatterOf(tag, mayHaveSeconds && time.second !== 0, true, "short");
  return withoutRussianYear(format.format(time)) + zone;
}

/**
 * `22 Nov, 18:45`: without seconds and zone, and with the year only where it is not this one.
 * @param isInList whether it has little room: then the month is a number in Russian, whose names of months are long.
 */
export function formatShortDateTime(
  dateTime: string,
  tag: string,
  isInList = false,
  thisYear = currentYear(),
): string {
  const { time } = partsOf(dateTime);
  const hasYear = time.year !== thisYear;
  const month = isInList && !hasYear && tag === "ru-RU" ? "2-digit" : "short";
  return withoutRussianYear(formatterOf(tag, false, hasYear, month).format(time));
}

/** `22 Nov`, with the year only where it is not this one. */
export function formatShortDay(dateTime: string, tag: string): string {
  const { time } = partsOf(dateTime);
  return withoutRussianYear(dayFormatterOf(tag, time.year !== currentYear()).format(time));
}

const currentYear = (): number => new Date().getFullYear();

/** The zone as shown, ` UTC` or ` +03:00`; "" without one. */
function partsOf(dateTime: string) {
  const [, wallClock = dateTime, zone] = /^(.*?)(Z|[+-]\d{2}:\d{2})?$/.exec(dateTime) ?? [];
  const time = Temporal.PlainDateTime.from(wallClock);
  return { time, zone: zone === undefined ? "" : ` ${zone === "Z" ? "UTC" : zone}` };
}

const withoutRussianYear = (date: string) => date.replaceAll(russianYear, "");

/** `4 May 2026`. @param day `YYYY-MM-DD`. */
export const formatDay = (day: string, tag: string): string =>
  withoutRussianYear(dayFormatterOf(tag, true).format(Temporal.PlainDate.from(day)));

/** `3–15 May 2026`, with the time of day where both days are one; two full date-times where one has a zone suffix. */
export function formatDateRange(from: string, to: string, tag: string): string {
  const [{ time: start, zone }, { time: end, zone: endZone }] = [partsOf(from), partsOf(to)];
  if (zone + endZone !== "") return `${formatDateTime(from, tag)} – ${formatDateTime(to, tag)}`;
  const isOneDay = start.toPlainDate().equals(end);
  const format = isOneDay
    ? formatterOf(tag, start.second + end.second > 0, true, "short")
    : dayFormatterOf(tag, true);
  return withoutRussianYear(format.formatRange(start, end));
}

export interface LocalTime {
  /** The service's zone, in the operator's language; "" where the date-time has a zone suffix. */
  readonly zone: string;
  /** `21:47`, with the day if it is another one than the service's. */
  readonly time: string;
}

/**
 * Converts a date-time of the service to the operator's clock; `undefined` where both clocks show the same.
 * @param serviceZone IANA name; "" when unknown, which is `undefined` too.
 */
export function localTimeOf(
  when: DateTime,
  serviceZone: string,
  ownZone: string,
  tag: string,
): LocalTime | undefined {
  if (serviceZone === "") return undefined;
  const moment = Temporal.Instant.fromEpochMilliseconds(momentOf(when, serviceZone));
  const suffix = zoneSuffixOf(when);
  const there = moment.toZonedDateTimeISO(suffix === "Z" ? "UTC" : (suffix ?? serviceZone));
  const here = moment.toZonedDateTimeISO(ownZone);
  if (here.toPlainDateTime().equals(there.toPlainDateTime())) return undefined;
  const isSameDay = here.toPlainDate().equals(there.toPlainDate());
  return {
    zone: suffix === undefined ? zoneName(serviceZone, moment.epochMilliseconds, tag) : "",
    time: isSameDay
      ? here.toPlainTime().toString({ smallestUnit: "minute" })
      : formatShortDateTime(here.toPlainDateTime().toString(), tag, false, there.year),
  };
}

const zoneFormatterOf = memoize(
  (timeZone: string, tag: string) =>
    new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "shortGeneric" }),
);

/** `Moscow Time`, `Москва`. */
const zoneName = (zone: string, moment: number, tag: string): string =>
  zoneFormatterOf(zone, tag)
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName")?.value ?? zone;
