import { expect, test } from "vitest";
import type { LanguageTag } from "#i18n/languages.ts";
import { type DecimalSign, groupedAmount, readAmount } from "./amount.ts";

const [en, ru] = ["en-GB", "ru-RU"] as const;

test.each<[tag: LanguageTag, text: string, currency: string, amount: string]>([
  [en, "1,234.5", "RUB", "1234.50"],
  [en, "1\u202F234\u00A0567.89", "EUR", "1234567.89"],
  [en, "10,000", "EUR", "10000.00"],
  [en, "10,000", "KWD", "10000.000"],
  [en, "1,000", "JPY", "1000"],
  [en, ".5", "EUR", "0.50"],
  [ru, ",5", "RUB", "0.50"],
  [en, "1.234", "CLF", "1.2340"],
  [en, "9007199254740993.07", "RUB", "9007199254740993.07"],
  [en, "1.5", "XXX", "1.5"],
  [en, "\u202A\u2066 1\u2009000 \u2069\u202C", "EUR", "1000.00"],
  [en, "１２．５", "EUR", "12.50"],
  [ru, "1234,5", "RUB", "1234.50"],
  [ru, "1\u00A0234\u202F567,89", "RUB", "1234567.89"],
  [ru, "10,000", "KWD", "10.000"],
  [ru, "1500.00", "RUB", "1500.00"],
  [ru, "0.500", "KWD", "0.500"],
  [ru, "1\u202F234.500", "KWD", "1234.500"],
  [ru, "1,234.56", "RUB", "1234.56"],
  [en, "1.000,00", "EUR", "1000.00"],
  [en, "1 234,56", "EUR", "1234.56"],
  [ru, "1.234,56", "RUB", "1234.56"],
  [ru, "1,234,567", "RUB", "1234567.00"],
])("is read digit for digit, %s: %s %s", (tag, text, currency, amount) => {
  expect(readAmount({ text, currency }, tag)).toEqual({ amount });
});

test.each<[tag: LanguageTag, text: string, currency: string]>([
  [en, "-5", "RUB"],
  [en, "12abc", "RUB"],
  [en, "1".repeat(31), "RUB"],
  [en, "", "RUB"],
  [en, "1 00", "RUB"],
  // Two cells.
  [en, "100\n200", "RUB"],
  [ru, "100\r\n200", "RUB"],
  [en, "10²", "RUB"],
  [en, "1e3", "RUB"],
  [en, "1.00,000", "EUR"],
  [ru, "1 0000,00", "RUB"],
  [en, "100.00 USD", "RUB"],
])("is refused, %s: %s %s", (tag, text, currency) => {
  expect(readAmount({ text, currency }, tag)).toEqual({ error: "not-an-amount" });
});

test.each<[tag: LanguageTag, text: string, currency: string]>([
  [en, "1.2345", "RUB"],
  [en, "0.5", "JPY"],
  // Zeros too: they may be thousands.
  [en, "48200.00", "JPY"],
  [en, "0.500", "USD"],
  [ru, "1234.500", "RUB"],
])("is refused, %s: %s %s, for its decimals", (tag, text, currency) => {
  expect(readAmount({ text, currency }, tag)).toEqual({ error: "too-many-decimals" });
});

test.each<[tag: LanguageTag, text: string, currency: string, point: string, comma: string]>([
  [en, "1,00", "EUR", "100.00", "1.00"],
  [en, "10.000", "EUR", "10.00", "10000.00"],
  [en, "10.000", "JPY", "10", "10000"],
  [en, "1 000,500", "EUR", "1000500.00", "1000.50"],
  [ru, "10.000", "KWD", "10.000", "10000.000"],
  [ru, "10.000", "RUB", "10.00", "10000.00"],
])("is refused, %s: %s %s, for two readings", (tag, text, currency, ...readings) => {
  expect(readAmount({ text, currency }, tag)).toEqual({ error: "ambiguous", readings });
});

test.each<[decimal: DecimalSign, text: string, currency: string, read: object]>([
  [",", "100,50", "EUR", { amount: "100.50" }],
  [",", "1.250,00", "EUR", { amount: "1250.00" }],
  [",", "5,000", "KWD", { amount: "5.000" }],
  [",", "686,595", "EUR", { error: "too-many-decimals" }],
  [",", "5,000", "JPY", { error: "too-many-decimals" }],
  [",", "1,500.50", "EUR", { error: "not-an-amount" }],
  [".", "686,595", "EUR", { amount: "686595.00" }],
  [".", "100,50", "EUR", { error: "not-an-amount" }],
  [".", "5.000", "JPY", { error: "too-many-decimals" }],
])("by a decimal %s alone %s %s is %j, in every language", (decimal, text, currency, read) => {
  for (const tag of [en, ru]) expect(readAmount({ text, currency, decimal }, tag)).toEqual(read);
});

test("an amount that its currency has grouped takes the zeros of another currency", () => {
  const shown = groupedAmount({ text: "1500", currency: "RUB" }, en);
  expect(shown.text).toBe("1\u00A0500.00");
  expect(groupedAmount({ ...shown, currency: "JPY" }, en, "RUB").text).toBe("1\u00A0500");
  // Without a currency before, the operator has entered them.
  expect(groupedAmount({ ...shown, currency: "JPY" }, en).text).toBe(shown.text);
});

test.each<[tag: LanguageTag, text: string, currency: string]>([
  [en, "1234567.5", "RUB"],
  [en, "10,000", "KWD"],
  [ru, "1234567,5", "RUB"],
  [ru, "10,000", "KWD"],
])("%s: %s %s, grouped when it is left, is read as before", (tag, text, currency) => {
  const grouped = groupedAmount({ text, currency }, tag);
  expect(readAmount(grouped, tag)).toEqual(readAmount({ text, currency }, tag));
  expect(groupedAmount(grouped, tag)).toEqual(grouped);
});
