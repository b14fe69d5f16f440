import { expect, test } from "vitest";
import type { LanguageTag } from "#i18n/languages.ts";
import { findAskedAmounts } from "./read-rows.ts";

const [en, ru] = ["en-GB", "ru-RU"] as const;

/** What is asked, as `amount → read by comma | by point`; "–" where an answer does not read it. */
const asked = (tag: LanguageTag, currency: string, texts: readonly string[]) =>
  findAskedAmounts(
    texts.map((text) => ({ text, currency })),
    tag,
  ).map(({ text, readings }) => `${text} → ${readings[","] ?? "–"} | ${readings["."] ?? "–"}`);

test.each<[tag: LanguageTag, currency: string, texts: string[]]>([
  [en, "EUR", ["1,500", "2,000"]],
  [en, "EUR", ["1,500.00", "12.5", "1 234,56", "1.234,56"]],
  [en, "KWD", ["1,500", "12.5"]],
  // Nothing to ask about: no answer makes it an amount.
  [en, "JPY", ["100,50"]],
  [ru, "RUB", ["1 500,00", "12,5", "1500.00", "1.234,56"]],
  [ru, "KWD", ["1,500", "12,5"]],
])("%s, %s: %j are read as they are", (tag, currency, texts) => {
  expect(asked(tag, currency, texts)).toEqual([]);
});

test.each<[tag: LanguageTag, currency: string, texts: string[], asked: string[]]>([
  [en, "EUR", ["100,50", "7.00"], ["100,50 → 100.50 | –", "7.00 → – | 7.00"]],
  // More digits than the currency has, zeros too.
  [en, "EUR", ["10.000"], ["10.000 → 10000.00 | –"]],
  [en, "JPY", ["5,000", "1.500"], ["1.500 → 1500 | –", "5,000 → – | 5000"]],
  [
    en,
    "EUR",
    ["100,50", "686,595", "1 250,00"],
    ["100,50 → 100.50 | –", "1 250,00 → 1250.00 | –", "686,595 → – | 686595.00"],
  ],
  // One row shows that the comma is the sign of the decimals: then another row is no thousands.
  [
    en,
    "EUR",
    ["1.234,560", "100,500", "1,500"],
    ["100,500 → – | 100500.00", "1,500 → – | 1500.00", "1.234,560 → – | –"],
  ],
  [
    ru,
    "KWD",
    ["1,234.560", "100,500"],
    ["100,500 → 100.500 | 100500.000", "1,234.560 → – | 1234.560"],
  ],
  // Three decimals are as likely as thousands.
  [en, "KWD", ["1,500", "1.500"], ["1,500 → 1.500 | 1500.000", "1.500 → 1500.000 | 1.500"]],
  [en, "", ["1,500", "2,000"], ["1,500 → 1.500 | 1500", "2,000 → 2.000 | 2000"]],
  // Without a currency the digits are checked when it is chosen.
  [en, "", ["10.500"], ["10.500 → 10500 | 10.500"]],
  // Each once, and two of a kind.
  [
    en,
    "EUR",
    ["100,50", "100,50", "10.000", "7,5"],
    ["100,50 → 100.50 | –", "10.000 → 10000.00 | –"],
  ],
])("%s, %s: %j are asked about", (tag, currency, texts, questions) => {
  expect(asked(tag, currency, texts)).toEqual(questions);
});
