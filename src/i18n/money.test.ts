import { expect, test } from "vitest";
import { amountText, readMoney } from "#model/money/money.ts";
import { formatAmount } from "./amount.ts";

const currency = { id: 1, numericCode: "643", code: "RUB", displayValue: "RUB" };
const received = (amount: string, more: object) =>
  `{"amount":${amount},"currency":${JSON.stringify({ ...currency, ...more })}}`;

/** The amount as shown, with plain spaces. */
function shown(jsonValue: string): string | undefined {
  const money = readMoney(jsonValue);
  return money && formatAmount(money.amount, money.exponent, "en-GB").replace(/\s/g, " ");
}

test.each([
  ["0", 0, "0"],
  ["1234567.89", 2, "1 234 567.89"],
  ["333.5", 2, "333.50"],
  ["12.345", 2, "12.345"],
  ["1e400", 2, "1e400"],
  ["1.5E+3", 2, "1 500.00"],
  ["1.5e-2", 2, "0.015"],
  ["123456789012345678901234567890.12", 2, "123 456 789 012 345 678 901 234 567 890.12"],
])("%s with %i digits reads %s", (amount, currencyExponent, expected) => {
  expect(shown(received(amount, { currencyExponent }))).toBe(expected);
});

test.each([
  ['{"id":1,"code":"EUR"}', "EUR"],
  ['"EUR"', "EUR"],
  ['{"code":" ","displayValue":"Euro"}', "Euro"],
  ['{"code":null,"displayValue":"","numericCode":978}', "EUR"],
])("a currency of %s is shown as %s", (received, expected) => {
  expect(readMoney(`{"amount":1,"currency":${received}}`)?.currency).toBe(expected);
});

test.each([
  ["333.5", "333.50"],
  ["9007199254740993.1299", "9007199254740993.1299"],
  ["1e400", "1e400"],
])("%s is copied as %s, with all its digits", (amount, expected) => {
  const money = readMoney(received(amount, { currencyExponent: 2 }));
  expect(money && amountText(money)).toBe(expected);
});

test.each<[string, string]>([
  ["2.0", "1 234.50"],
  ["3.00", "1 234.500"],
  ["0e0", "1 234.5"],
  ...'1.50 -1.0 101.0 -1 1.5 101 "2" true'
    .split(" ")
    .map((bad): [string, string] => [bad, "1 234.5"]),
])("the exponent written as %s reads %s", (exponent, expected) => {
  const text = received("1234.5", { currencyExponent: 7 }).replace(":7", `:${exponent}`);
  expect(shown(text)).toBe(expected);
});

test("without an exponent the currency's own is used, otherwise the received decimals are", () => {
  expect(shown(received("1234.5", {}))).toBe("1 234.50");
  expect(shown(received("1234.5", { code: "JPY", numericCode: "392" }))).toBe("1 234.5");
  expect(shown(received("1234.5", { code: "??", numericCode: "008" }))).toBe("1 234.50");
  expect(shown(received("1234.5", { code: "??", numericCode: "8" }))).toBe("1 234.5");
});

test.each([
  [
    '{"amount":"1000.00","currencyCode":"643"}',
    { currency: "RUB", numericCode: "643", exponent: 2 },
  ],
  ['{"amount":"1000","currency":"JPY"}', { currency: "JPY", numericCode: "", exponent: 0 }],
])("%s, as CreateBp may have been sent it, has a currency", (jsonValue, money) => {
  expect(readMoney(jsonValue)).toMatchObject(money);
});

test.each([
  ...'|{not json|null|[]|"1"|{"currency":{}}|{"amount":"12,50"}'.split("|"),
  `{"amount":1,"a":"${"x".repeat(65536)}"}`,
])("no money in %.20s", (jsonValue) => {
  expect(readMoney(jsonValue)).toBeUndefined();
});
