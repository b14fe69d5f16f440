// Times of the service, `YYYY-MM-DDTHH:MM:SS` with an optional zone suffix, literally by its own wall clock; moments by
// this computer's clock are in computer-clock.ts.

import { memoize } from "#lib/memoize.ts";
import { wallClockOf, zoneSuffixOf } from "#model/time/deadline.ts";
import { withoutYearWord } from "./computer-clock.ts";

const formatterOf = memoize(
  (
    tag: string,
    exactness: "day" | "minutes" | "seconds",
    hasYear: boolean,
    month: "short" | "2-digit" = "short",
  ) =>
    new Intl.DateTimeFormat(tag, {
      day: "numeric",
      month,
      ...(hasYear && { year: "numeric" }),
      ...(exactness !== "day" && { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
      ...(exactness === "seconds" && { second: "2-digit" }),
    }),
);

/** `22 Nov 2026, 18:45`, the zone suffix as received, and seconds unless they are zero or not wanted. */
export function formatDateTime(dateTime: string, tag: string, mayHaveSeconds = true): string {
  const { time, zone } = partsOf(dateTime);
  const exactness = mayHaveSeconds && time.second !== 0 ? "seconds" : "minutes";
  return withoutYearWord(formatterOf(tag, exactness, true).format(time)) + zone;
}

/**
 * For the list, `22 Nov, 18:45`: without seconds and zone, and with the year only where it is not this one. In Russian,
 * whose names of months are long, the month is a number.
 */
export function formatShortDateTime(dateTime: string, tag: string): string {
  const { time } = partsOf(dateTime);
  const hasYear = time.year !== currentYear();
  const month = !hasYear && tag === "ru-RU" ? "2-digit" : "short";
  return withoutYearWord(formatterOf(tag, "minutes", hasYear, month).format(time));
}

/** `22 Nov`, with the year only where it is not this one. */
export function formatShortDay(dateTime: string, tag: string): string {
  const { time } = partsOf(dateTime);
  const hasYear = time.year !== currentYear();
  return withoutYearWord(formatterOf(tag, "day", hasYear).format(time));
}

const currentYear = (): number => new Date().getFullYear();

/** The zone as shown, ` UTC` or ` +03:00`; "" without one. */
function partsOf(dateTime: string) {
  const zone = zoneSuffixOf(dateTime);
  return {
    time: wallClockOf(dateTime),
    zone: zone === undefined ? "" : ` ${zone === "Z" ? "UTC" : zone}`,
  };
}

/** `4 May 2026`. @param day `YYYY-MM-DD`. */
export const formatDay = (day: string, tag: string): string =>
  withoutYearWord(formatterOf(tag, "day", true).format(Temporal.PlainDate.from(day)));

/** `3–15 May 2026`, with the time of day where both days are one; two full date-times where one has a zone suffix. */
export function formatDateRange(from: string, to: string, tag: string): string {
  const [{ time: start, zone }, { time: end, zone: endZone }] = [partsOf(from), partsOf(to)];
  if (zone + endZone !== "") return `${formatDateTime(from, tag)} – ${formatDateTime(to, tag)}`;
  const timeOfDay = start.second + end.second > 0 ? "seconds" : "minutes";
  const exactness = start.toPlainDate().equals(end) ? timeOfDay : "day";
  return withoutYearWord(formatterOf(tag, exactness, true).formatRange(start, end));
}
