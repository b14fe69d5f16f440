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

test.each<[what: string, own: string, shown: string | undefined, when?: string, service?: string]>([
  ["west of the service", "Europe/London", "Moscow Time, 20:47"],
  ["east of it, the next day", "Asia/Tokyo", "Moscow Time, 29 Nov, 05:47"],
  ["the same zone", "Europe/Moscow", undefined],
  ["an unknown zone", "Asia/Tokyo", undefined, undefined, ""],
  ["summer time in one of the two", "Europe/Berlin", "Moscow Time, 22:47", "2026-06-28T23:47:00"],
  ["a suffix, shown already", "Europe/Moscow", ", 29 Nov, 01:47", "2026-11-28T23:47:00+01:00"],
])(
  "the operator's time: %s",
  (_what, own, shown, when = "2026-11-28T23:47:00", service = "Europe/Moscow") => {
    if (!isDateTime(when)) throw new Error(`${when} is no date-time`);
    const local = localTimeOf(when, service, own, "en-GB");
    expect(local && `${local.zone}, ${local.time}`).toBe(shown);
  },
);
