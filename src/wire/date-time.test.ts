import { expect, test } from "vitest";
import { isCalendarDate, isDateTime, isSentinel } from "./date-time.ts";

test.each([
  ["2026-11-22T18:45:00", true],
  ["2024-02-29T23:59:59", true],
  ["2026-11-22T18:45:00.123", true],
  ["2026-11-22T18:45:00+03:00", true],
  ["2026-02-29T00:00:00", false],
  ["2026-11-22T24:00:00", false],
  ["2026-11-22T18:45:00+24:00", false],
  ["2026-11-22", false],
  ["2026-11-22 18:45:00", false],
  ["0000-01-01T00:00:00", false],
  ["", false],
  [5, false],
])("%j is a date-time: %s", (value, isOne) => {
  expect(isDateTime(value)).toBe(isOne);
});

test("a calendar date is day, month, year, and exists", () => {
  expect(isCalendarDate("11.05.2020")).toBe(true);
  expect(isCalendarDate("31.12.2020")).toBe(true);
  expect(isCalendarDate("31.02.2020")).toBe(false);
  expect(isCalendarDate("2020-05-11")).toBe(false);
});

test("only the exact text is a sentinel", () => {
  expect(isSentinel("9999-12-31T00:00:00")).toBe(true);
  expect(isSentinel("0001-01-01T00:00:00")).toBe(true);
  expect(isSentinel("9999-12-31T00:00:01")).toBe(false);
});
