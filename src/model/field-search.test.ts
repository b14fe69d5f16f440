import { expect, test } from "vitest";
import { findFields } from "./field-search.ts";
import { caseOf } from "./fixtures/case-of.ts";

function finds(text: string, amount: string, currency: object): boolean {
  const jsonValue = `{"amount":${amount},"currency":${JSON.stringify(currency)}}`;
  const fields = [{ code: "f", name: "Sum", baseTypeCode: "Money", isVisible: true, jsonValue }];
  return findFields(caseOf({ stages: [{ fields }] }, "1"), text, true).length > 0;
}

const rub = { code: "RUB", numericCode: "643", currencyExponent: 2 };

test.each([
  ["as sent", "1219567.89"],
  ["with plain spaces", "1 219 567.89"],
  ["as on the screen", "1\u202F219\u202F567.89 RUB"],
  ["as on the Russian screen", "1\u00A0219\u202F567,89"],
  ["in part", "567,8"],
  ["its currency alone", "rub"],
])("an amount is found %s", (_how, text) => {
  expect(finds(text, "1219567.89", rub)).toBe(true);
});

test("an amount is found with the decimals its currency has", () => {
  expect(finds("1 500.00", "1500", rub)).toBe(true);
  expect(finds("1500.00", "1500", { ...rub, currencyExponent: 0 })).toBe(false);
});

test("a comma or another amount finds none", () => {
  expect(finds(",", "1219567.89", rub)).toBe(false);
  expect(finds("1 219 567.88", "1219567.89", rub)).toBe(false);
});
