import { kept } from "./kept.ts";

/** Russian writes « г.» after the year: a word too many where dates stand under one another. */
const russianYear = /\sг\./;

const formatterOf = kept(
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
  const [, wallClock = sent, zone = ""] = /^(.*?)(Z|[+-]\d{2}:\d{2})?$/.exec(sent) ?? [];
  const time = Temporal.PlainDateTime.from(wallClock);
  const hasSeconds = time.second !== 0;
  const shown = formatterOf(tag, hasSeconds)
    .formatToParts(time)
    .map(({ type, value }) => (type === "literal" ? value.replace(russianYear, "") : value))
    .join("");
  return zone === "" ? shown : `${shown} ${zone === "Z" ? "UTC" : zone}`;
}
