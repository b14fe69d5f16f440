import { expect, test } from "vitest";
import { readFormProfile } from "#config/form-profile.ts";
import { moveToInputs, readLink, readMoneyText } from "./link-prefill.ts";
import { emptyValues, fieldKey } from "./values.ts";

const profile = readFormProfile({
  version: 1,
  caseTypes: {
    FR: [
      { type: "Money", code: "f_Amount", label: "Amount" },
      { type: "File", code: "f_Docs", label: "Documents" },
    ],
  },
});

function opened(search: string) {
  const { bpCode, fields } = readLink(search);
  return moveToInputs({ ...emptyValues(), bpCode, freeRows: [...fields] }, profile, "en-GB");
}

test("fills the profile's inputs from a link, and free rows with the rest", () => {
  const amount = encodeURIComponent('{"amount":"5.00","currencyCode":"978"}');
  expect(
    opened(
      `?bpCode=FR&field.F_AMOUNT=${amount}&field.f_Comment=Hi&field.f_Docs=x&field.=y&other=z`,
    ),
  ).toMatchObject({
    bpCode: "FR",
    inputs: { [fieldKey("f_Amount")]: { text: "5.00", currency: "EUR" } },
    freeRows: [
      { code: "f_Comment", value: "Hi" },
      { code: "f_Docs", value: "x" },
    ],
  });
});

test("fills free rows without a case type, and moves them to empty inputs once it is chosen", () => {
  const values = opened("?bpCode=XX&field.f_Comment=Hi&field.f_Amount=5");
  const freeRows = [
    { code: "f_Comment", value: "Hi" },
    { code: "f_Amount", value: "5" },
  ];
  expect(values).toEqual({ bpCode: "", inputs: {}, files: {}, freeRows });
  const chosen = { ...values, bpCode: "FR" as const };
  expect(moveToInputs(chosen, profile, "en-GB")).toMatchObject({
    inputs: { [fieldKey("f_Amount")]: { text: "5" } },
    freeRows: freeRows.slice(0, 1),
  });
  const filled = { ...chosen, inputs: { [fieldKey("f_Amount")]: { text: "7" } } };
  expect(moveToInputs(filled, profile, "en-GB")).toEqual(filled);
});

test("refuses what looks like a card number, and removes its value from the query", () => {
  const link = readLink(
    "?bpCode=FR&field.f_A=4111%201111-1111%201111&note=4111111111111111&field.4111111111111111=x&field.f_B=7",
  );
  expect(link).toMatchObject({ hasCard: true, fields: [{ code: "f_B", value: "7" }] });
  expect(Object.fromEntries(new URLSearchParams(link.contents))).toEqual({
    bpCode: "FR",
    "field.f_A": "",
    note: "",
    "field.4111••••••••1111": "",
    "field.f_B": "7",
  });
});

test.each([
  ["arn", "4276160160912342", true],
  // Typed as an ARN: perhaps a mistyped card number.
  ["arn", "4276 5500 1234 5675", true],
  // A mark in place of a number that was removed from the address before.
  ["field.f_A", "•", true],
])("refuses of a link what may be a card number: %s=%s", (name, value, isRefused) => {
  expect(readLink(`?${name}=${encodeURIComponent(value)}`).hasCard).toBe(isRefused);
});

const moneyIn = (...currencies: string[]) =>
  ({ type: "Money", code: "f_Amount", label: "Amount", currencies }) as const;

const money = (currencyCode: string) => JSON.stringify({ amount: "1000.00", currencyCode });

test.each([
  [money("643"), { text: "1\u00A0000.00", currency: "RUB" }],
  // Alone, the amount would get the preselected currency.
  [money("986"), { text: money("986") }],
  [
    JSON.stringify({ amount: "48200.00", currencyCode: "392" }),
    { text: "48\u00A0200", currency: "JPY" },
  ],
])("reads a link's value %s into amount and currency", (value, read) => {
  expect(readMoneyText(value, moneyIn("EUR", "RUB", "JPY"), "en-GB")).toEqual(read);
});

test.each([
  ["en-GB", "10.000"],
  ["ru-RU", "10,000"],
] as const)("a link's JSON amount means the same in %s: %s", (tag, text) => {
  const value = JSON.stringify({ amount: "10.000", currencyCode: "414" });
  expect(readMoneyText(value, moneyIn("KWD"), tag)).toEqual({ text, currency: "KWD" });
});
