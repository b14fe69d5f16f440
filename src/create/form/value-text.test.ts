import { expect, test } from "vitest";
import { readMoneyText } from "./value-text.ts";

const money = (currencyCode: string) => JSON.stringify({ amount: "1000.00", currencyCode });

test.each([
  [money("643"), { text: "1\u00A0000.00", currency: "RUB" }],
  [money("RUB"), { text: "1\u00A0000.00", currency: "RUB" }],
  // Alone, the amount would get the preselected currency.
  [money("986"), { text: money("986") }],
  [money("000"), { text: money("000") }],
  [
    JSON.stringify({ amount: "48200.00", currencyCode: "392" }),
    { text: "48\u00A0200", currency: "JPY" },
  ],
  [
    JSON.stringify({ amount: "10,000", currencyCode: "643" }),
    { text: '{"amount":"10,000","currencyCode":"643"}' },
  ],
  ["12,50", { text: "12,50" }],
])("reads a link's value %s into amount and currency", (value, read) => {
  expect(readMoneyText(value, ["EUR", "RUB", "JPY"], "en-GB")).toEqual(read);
});

test.each([
  ["en-GB", "10.000"],
  ["ru-RU", "10,000"],
] as const)("a link's JSON amount means the same in %s: %s", (tag, text) => {
  const value = JSON.stringify({ amount: "10.000", currencyCode: "414" });
  expect(readMoneyText(value, ["KWD"], tag)).toEqual({ text, currency: "KWD" });
});
