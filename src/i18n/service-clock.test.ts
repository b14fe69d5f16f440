import { expect, test } from "vitest";
import type { LanguageTag } from "./languages.ts";
import { formatDateRange, formatDateTime } from "./service-clock.ts";

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
