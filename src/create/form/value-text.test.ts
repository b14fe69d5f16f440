import { expect, test } from "vitest";
import { parseAmount, readMoneyText } from "./value-text.ts";

test.each([
  ["1 234,5", "RUB", "1234.50"],
  ["1\u202F234\u00A0567.89", "EUR", "1234567.89"],
  ["007.10", "USD", "7.10"],
  ["12.", "USD", "12.00"],
  ["0.500", "USD", "0.50"],
  ["1234.500", "USD", "1234.50"],
  ["1,000", "KWD", "1.000"],
  ["48200.00", "JPY", "48200"],
  ["9007199254740993.07", "RUB", "9007199254740993.07"],
  ["1.5", "XXX", "1.5"],
])("%s %s is %s, digit for digit", (text, currency, amount) => {
  expect(parseAmount(text, currency)).toEqual({ amount });
});

test.each([
  ["1,234.56", "RUB", "not-an-amount"],
  ["-5", "RUB", "not-an-amount"],
  ["1".repeat(31), "RUB", "not-an-amount"],
  ["", "RUB", "not-an-amount"],
  ["1,234", "RUB", "not-an-amount"],
  ["1.000", "JPY", "not-an-amount"],
  ["1.000", "XXX", "not-an-amount"],
  ["1,2345", "RUB", "too-many-decimals"],
  ["0.5", "JPY", "too-many-decimals"],
])("%s %s is refused: %s", (text, currency, fault) => {
  expect(parseAmount(text, currency)).toEqual({ fault });
});

const money = (currencyCode: string) => JSON.stringify({ amount: "1000.00", currencyCode });

test.each([
  [money("643"), { text: "1\u202F000.00", currency: "RUB" }],
  [money("RUB"), { text: "1\u202F000.00", currency: "RUB" }],
  // Alone, the amount would get the preselected currency.
  [money("986"), { text: money("986") }],
  [money("000"), { text: money("000") }],
  ["12,50", { text: "12,50" }],
])("reads a link's value %s into amount and currency", (value, read) => {
  expect(readMoneyText(value, ["EUR", "RUB"], "en-GB")).toEqual(read);
});
