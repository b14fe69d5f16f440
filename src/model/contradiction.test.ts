import { expect, test } from "vitest";
import { readJson } from "#wire/json.ts";
import { contradictionsOf } from "./contradiction.ts";
import { caseOf, itemWith } from "./fixtures/case-of.ts";

const found = (item: object) => contradictionsOf(caseOf(item));

const kinds = (item: object) => found(item).map(({ kind }) => kind);

const closed = "2026-11-03T08:30:00";
const accepted = { controlActionStatus: ["AcceptedByAcquirer"] };

test.each<[string, object[], string]>([
  ["two are active", [{ isActive: true }], "several-active-stages"],
  ["closed, and next", [{ isNextStage: true, stageCloseDate: closed }], "next-and-closed"],
  ["no date", [{ controlActionStatus: "DeclinedByAcquirer" }], "decided-without-date"],
  ["decided, at an unreadable date", [{ ...accepted, controlActionActionDate: "3 Nov" }], ""],
  ["decided", [{ ...accepted, controlActionActionDate: closed }], ""],
])("beside an active stage: %s", (_name, stages, expected) => {
  expect(kinds(itemWith({ isActive: true }, ...stages)).join()).toBe(expected);
});

const active = (stage: object) => itemWith({ isActive: true, ...stage });
const never = "9999-12-31T00:00:00";

test.each<[string, object, string]>([
  ["closed", { stageCloseDate: closed }, "active-and-closed"],
  ["no date", { isAutoAction: true, autoActionDate: never }, "automatic-without-date"],
  ["a date", { isAutoAction: true, autoActionDate: closed }, ""],
  [
    "a date that is none",
    { isAutoAction: true, autoActionDate: "2026-11-25T23:59:60" },
    "automatic-with-unreadable-date",
  ],
  ["final, and waiting", { isFinal: true, controlActionStatus: "Waiting" }, "final-and-waiting"],
])("an active stage: %s", (_name, stage, expected) => {
  expect(kinds(active(stage)).join()).toBe(expected);
});

const trx = (amount: unknown, amountAndCurrency: string) => ({ amount, amountAndCurrency });

test.each<[string, object, string]>([
  ["more digits than are compared", trx(readJson("1".repeat(61)), "300.00 RUB"), ""],
  ["another amount with the currency", trx(300, "330.00 RUB"), "transaction-amount"],
  ["an amount without its separators", trx(100000, "1000.00 RUB"), "transaction-amount"],
  ["an amount with an exponent", trx(readJson("1.5E+3"), "1500.00 RUB"), ""],
])("a transaction of %s", (_name, transaction, expected) => {
  expect(kinds({ startTrxProperty: [transaction] }).join()).toBe(expected);
});

const field = (value: string, jsonValue: string) =>
  active({ fields: [{ baseTypeCode: "Money", name: "Sum", value, jsonValue }] });
const moneyJson = (amount: string, code: string) =>
  `{"amount":${amount},"currency":${JSON.stringify({ code })}}`;

test.each([
  ["1234.5", "RUB", "1234.50 RUB"],
  ["1250.375", "RUB", "1250.37 RUB"],
  ["1000", "840", "1000.00 USD"],
  ["1000", "RUB", "1000.00 RUR"],
  // Thousands or decimals: nobody knows.
  ["1000", "JPY", "1,000 JPY"],
])("a field of %s %s may be shown as %s", (amount, currency, shown) => {
  expect(kinds(field(shown, moneyJson(amount, currency)))).toEqual([]);
});

test.each([
  ["1234", "KWD", "1.234 KWD"],
  ["0.99", "RUB", "0 RUB"],
  ["1000.99", "RUB", "1000 RUB"],
  ["12", "RUB", "12.00 EUR"],
  ["9007199254740993", "RUB", "9007199254740992"],
])("a field of %s %s may not be shown as %s", (amount, currency, shown) => {
  const found = { kind: "field-amount", field: "Sum", amount: `${amount} ${currency}`, shown };
  expect(contradictionsOf(caseOf(field(shown, moneyJson(amount, currency))))).toMatchObject([
    { ...found, stage: { name: "S1" } },
  ]);
});

test("a hidden field is not compared, since the note would show its value", () => {
  const money = { baseTypeCode: "Money", value: "999.00 RUB", jsonValue: moneyJson("1", "RUB") };
  expect(kinds(active({ fields: [money] }))).toEqual(["field-amount"]);
  expect(kinds(active({ fields: [{ ...money, visible: false }] }))).toEqual([]);
});

test.each([
  ["JPY", { numericCode: "643" }, { kind: "field-currency", currency: "JPY", other: "643" }],
  ["USD", { displayValue: "RUB" }, { kind: "field-currency", currency: "USD", other: "RUB" }],
  ["RUB", { numericCode: "643", displayValue: "RUB" }, undefined],
])("a field whose currency is %s and %j", (code, others, note) => {
  const jsonValue = JSON.stringify({ amount: 5, currency: { code, ...others } });
  expect(found(field(`5 ${code}`, jsonValue))).toMatchObject(note ? [note] : []);
});
