import { expect, test } from "vitest";
import { isCalendarDate, isDateTime, isOtherSentinel, isSentinel } from "./date-time.ts";

test.each([
  ["2026-11-22T18:45:00", true],
  ["2024-02-29T23:59:59", true],
  ["2026-11-22T18:45:00+03:00", true],
  ["2026-02-29T00:00:00", false],
  ["2026-11-22T24:00:00", false],
  ["2026-11-22T18:45:00+24:00", false],
  ["2026-11-22 18:45:00", false],
  ["2200-12-31T23:59:59", true],
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
});

const spellings = ["", "T00:00:00Z", "T00:00:00+03:00", "T23:59:59,999Z"];

test.each(spellings)("the first and the last day mean “no date”, followed by %j", (time) => {
  for (const day of ["0001-01-01", "9999-12-31"]) {
    expect(isSentinel(day + time)).toBe(true);
    expect(isOtherSentinel(day + time)).toBe(true);
  }
});

test("as the specification spells them they are nothing to note", () => {
  for (const text of ["9999-12-31T00:00:00", "0001-01-01T00:00:00"]) {
    expect(isSentinel(text)).toBe(true);
    expect(isOtherSentinel(text)).toBe(false);
  }
});

test.each([
  "01.01.0001 0:00:00",
  "1/1/0001 12:00:00 AM",
  "01/01/0001 00:00:00 +03:00",
  "31/12/9999",
  "0001-1-1",
  "99991231T235959Z",
  "0001-01-01T00:00:00 GMT+3",
  "0001-01-01T00:00:00+03:00[Europe/Moscow]",
  "0001\u201101\u201101",
  "\u200B9999-12-31",
])("%j means “no date”", (text) => {
  expect(isSentinel(text)).toBe(true);
  expect(isOtherSentinel(text)).toBe(true);
});

test.each([
  "0001-01-02T00:00:00",
  "0001-01-011",
  "0001-01-01 AMEX",
  "10/1/0001",
  "19999-12-31",
  "01.01.2001",
  "",
  1,
])("%j does not mean “no date”", (value) => {
  expect(isSentinel(value)).toBe(false);
});
