import { memoize } from "./memoize.ts";

/** Russian writes « г.» after the year: a word too many where dates stand under one another. */
const russianYear = /\sг\./;

const formatterOf = memoize(
  (tag: string, hasSeconds: boolean) =>
    new Intl.DateTimeFormat(tag, {
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      ...(hasSeconds && { second: "2-digit" }),
      hourCycle: "h23",
    }),
);

/**
 * A zone-less date-time as the service's wall clock shows it, `22 Nov 2026, 18:45`: the seconds only
 * when there are any, and a zone suffix as sent. Never moved to another zone.
 * @param sent `YYYY-MM-DDTHH:MM:SS`, a real date.
 */
export function formatDateTime(sent: string, tag: string): string {
  const { wallClock, zone } = partsOf(sent);
  const time = Temporal.PlainDateTime.from(wallClock);
  const hasSeconds = time.second !== 0;
  const shown = joined(formatterOf(tag, hasSeconds).formatToParts(time));
  return zone === "" ? shown : `${shown} ${zone === "Z" ? "UTC" : zone}`;
}

/** The first date takes the browser as long as hundreds more: to be shown one, while there is time. */
export const prepareDates = (tag: string): unknown => formatDateTime("2000-01-01T00:00:00", tag);

/** A zone-less date-time, and the zone suffix it may have. */
function partsOf(sent: string) {
  const [, wallClock = sent, zone = ""] = /^(.*?)(Z|[+-]\d{2}:\d{2})?$/.exec(sent) ?? [];
  return { wallClock, zone };
}

const joined = (parts: readonly { readonly type: string; readonly value: string }[]) =>
  parts
    .map(({ type, value }) => (type === "literal" ? value.replace(russianYear, "") : value))
    .join("");

/**
 * A day in full, `4 May 2026`.
 * @param day `YYYY-MM-DD`.
 */
export const formatDay = (day: string, tag: string): string =>
  joined(dateFormatOf(tag).formatToParts(Temporal.PlainDate.from(day)));

/**
 * From one date-time to another as the service's wall clock shows them: `3–15 May 2026`, with the
 * time of day where both are on the same day, and literally where one of them says its zone.
 */
export function formatDateRange(from: string, to: string, tag: string): string {
  const [first, last] = [partsOf(from), partsOf(to)];
  if (first.zone !== "" || last.zone !== "") {
    return `${formatDateTime(from, tag)} – ${formatDateTime(to, tag)}`;
  }
  const start = Temporal.PlainDateTime.from(first.wallClock);
  const end = Temporal.PlainDateTime.from(last.wallClock);
  const isOneDay = start.toPlainDate().equals(end);
  const format = isOneDay ? formatterOf(tag, start.second + end.second > 0) : dateFormatOf(tag);
  return joined(format.formatRangeToParts(start, end));
}

const dateFormatOf = memoize(
  (tag: string) =>
    new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", year: "numeric" }),
);
