import { expect, test } from "vitest";
import { isCalendarDate, isDateTime, isSentinel } from "./date-time.ts";

test.each([
  ["2026-11-22T18:45:00", true],
  ["2026-11-22T18:45:00+03:00", true],
  ["2026-02-29T00:00:00", false],
  ["1989-12-31T23:59:59", false],
  ["2201-01-01T00:00:00", false],
  [5, false],
])("%j is a date-time: %s", (value, isOne) => {
  expect(isDateTime(value)).toBe(isOne);
});

test("a calendar date is day, month, year, and exists", () => {
  expect(isCalendarDate("11.05.2020")).toBe(true);
  expect(isCalendarDate("31.12.2020")).toBe(true);
  expect(isCalendarDate("31.02.2020")).toBe(false);
  expect(isCalendarDate("2020-05-11")).toBe(false);
  expect(isCalendarDate("01.01.1753")).toBe(false);
});

test.each(["9999-12-31T00:00:00", "0001-01-01", "9999-12-31 23:59:59,999", "31.12.9999"])(
  "%j means “no date”",
  (text) => {
    expect(isSentinel(text)).toBe(true);
  },
);

test.each(["0001-01-02T00:00:00", "0001-01-01 or later", 1])(
  "%j does not mean “no date”",
  (value) => {
    expect(isSentinel(value)).toBe(false);
  },
);
