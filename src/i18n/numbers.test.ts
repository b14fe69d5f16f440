import { expect, test } from "vitest";
import { formatAmount } from "./amount.ts";
import { formatBytes } from "./numbers.ts";

const space = "\u00A0";

test.each([
  ["1234567.5", 2, `1${space}234${space}567,50`],
  ["1234", 0, `1${space}234`],
  ["-0.125", 2, "-0,125"],
])("an amount of %s with %i decimals in Russian", (amount, exponent, shown) => {
  expect(formatAmount(amount, exponent, "ru-RU")).toBe(shown);
});

test("an amount with too many digits for Intl stays as received", () => {
  for (const amount of [`1.${"5".repeat(101)}`, `-${"9".repeat(400)}`]) {
    expect(formatAmount(amount, 2, "en-GB")).toBe(amount);
  }
});

test.each([
  [1, "1 байт"],
  [2, "2 байта"],
  [812, "812 байт"],
  [1_400_000, "1,4 МБ"],
  [5_000_000_000_000, "5 000 ГБ"],
])("%i bytes in Russian", (bytes, shown) => {
  expect(formatBytes(bytes, "ru-RU").replace(/\s/g, " ")).toBe(shown);
});
