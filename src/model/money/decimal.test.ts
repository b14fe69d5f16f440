import { expect, test } from "vitest";
import { isRoundingOf, isSameDecimal, readUnits, splitDecimal, unitsText } from "./decimal.ts";

test.each([
  ["12", "12", ""],
  ["-12.50", "-12", "50"],
  ["1.5E+3", "1500", ""],
  ["1.5e-2", "0", "015"],
  ["-5E-05", "-0", "00005"],
  ["9007199254740993.125e3", "9007199254740993125", ""],
])("%s is %s before the point and %j behind it", (text, whole, decimals) => {
  expect(splitDecimal(text)).toEqual([whole, decimals]);
});

test.each(["", "1e61", ".5", "1,5"])(
  "%j is no number that can be written with all its digits",
  (text) => {
    expect(splitDecimal(text)).toBeUndefined();
    expect(readUnits(text)).toBeUndefined();
  },
);

test.each([
  ["1000.00", "1000", true],
  ["1e3", "1000.0", true],
  ["-0", "0.00", true],
  [`1.${"0".repeat(40)}`, "1", true],
  ["1000", "1000.01", false],
  ["1000", "-1000", false],
  [`1.${"0".repeat(40)}1`, "1", false],
])("%s and %s are the same number: %s", (a, b, isSame) => {
  expect(isSameDecimal(a, b)).toBe(isSame);
  expect(isSameDecimal(b, a)).toBe(isSame);
});

test.each([
  ["1250.38", "1250.375", true],
  ["1250.37", "1250.375", true],
  ["1250.36", "1250.375", false],
  ["1000", "1000.99", false],
  ["0", "0.99", false],
  [`0.${"1".repeat(40)}`, "0.5", true],
])("%s is %s with fewer decimals: %s", (rounded, exact, isRounded) => {
  expect(isRoundingOf(rounded, exact)).toBe(isRounded);
});

test.each(["0", "-0.05", "9007199254740993.125", "100"])(
  "%s is the same text after calculating",
  (text) => {
    expect(unitsText(readUnits(text) ?? 7n)).toBe(text);
  },
);
