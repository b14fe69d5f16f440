import { expect, test } from "vitest";
import { isDateTime } from "#wire/date-time.ts";
import type { LanguageTag } from "./languages.ts";
import { formatDateRange, formatDateTime, localTimeOf } from "./service-clock.ts";

test.each<[sent: string, shown: string, tag?: LanguageTag]>([
  ["2026-11-22T18:45:00", "22 Nov 2026, 18:45"],
  ["2026-11-22T18:45:07", "22 Nov 2026, 18:45:07"],
  ["2026-11-22T18:45:00+03:00", "22 Nov 2026, 18:45 +03:00"],
  ["2026-11-22T18:45:00Z", "22 Nov 2026, 18:45 UTC"],
  ["2026-11-22T18:45:00", "22 нояб. 2026, 18:45", "ru-RU"],
])("%s is shown in no zone of this computer, as %s", (sent, shown, tag = "en-GB") => {
  expect(formatDateTime(sent, tag)).toBe(shown);
});

test.each([
  ["2026-05-03T10:00:00", "2026-05-15T12:00:00", "3 – 15 May 2026"],
  ["2026-05-03T10:00:00", "2026-05-03T12:00:00", "3 May 2026, 10:00 – 12:00"],
  ["2026-05-03T10:00:00", "2026-05-03T10:00:07", "3 May 2026, 10:00:00 – 10:00:07"],
  ["2026-05-03T10:00:00", "2026-05-03T12:00:00Z", "3 May 2026, 10:00 – 3 May 2026, 12:00 UTC"],
])("from %s to %s is shown literally", (from, to, shown) => {
  expect(formatDateRange(from, to, "en-GB").replaceAll(/\s*–\s*/g, " – ")).toBe(shown);
});

interface Row {
  what: string;
  when?: string;
  service?: string;
  own: string;
  tag?: LanguageTag;
  shown: string | undefined;
}

test.each<Row>([
  { what: "west of the service", own: "Europe/London", shown: "Moscow Time, 20:47" },
  { what: "east of it, the next day", own: "Asia/Tokyo", shown: "Moscow Time, 29 Nov, 05:47" },
  { what: "the same zone", own: "Europe/Moscow", shown: undefined },
  { what: "an unknown zone", service: "", own: "Asia/Tokyo", shown: undefined },
  {
    what: "summer time in one of the two zones",
    when: "2026-06-28T23:47:00",
    own: "Europe/Berlin",
    shown: "Moscow Time, 22:47",
  },
  {
    what: "a suffix, which is shown already",
    when: "2026-11-28T23:47:00+01:00",
    own: "Europe/Moscow",
    shown: ", 29 Nov, 01:47",
  },
])("the operator's time: $what", (row) => {
  const { when = "2026-11-28T23:47:00", service = "Europe/Moscow", own, tag = "en-GB" } = row;
  if (!isDateTime(when)) throw new Error(`${when} is no date-time`);
  const local = localTimeOf(when, service, own, tag);
  expect(local && `${local.zone}, ${local.time}`).toBe(row.shown);
});
