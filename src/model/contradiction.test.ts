import { expect, test } from "vitest";
import { readJson } from "#wire/json.ts";
import { contradictionsOf } from "./contradiction.ts";
import { caseOf, itemWith } from "./fixtures/case-of.ts";

const found = (item: object) => contradictionsOf(caseOf(item));

const kinds = (item: object) => found(item).map(({ kind }) => kind);

const closed = "2026-11-03T08:30:00";
const accepted = { controlActionStatus: ["AcceptedByAcquirer"] };

test.each<[string, object[], string]>([
  ["nothing is active", [{ isActive: false }], ""],
  ["two are active", [{ isActive: true }], "several-active-stages"],
  ["closed, and next", [{ isNextStage: true, stageCloseDate: closed }], "next-and-closed"],
  ["open, and flagged as next, twice", [{ isNextStage: true }, { isNextStage: true }], ""],
  ["no date", [{ controlActionStatus: "DeclinedByAcquirer" }], "decided-without-date"],
  ["decided", [{ ...accepted, controlActionActionDate: closed }], ""],
])("beside an active stage: %s", (_name, stages, expected) => {
  expect(kinds(itemWith({ isActive: true }, ...stages)).join()).toBe(expected);
});

const active = (stage: object) => itemWith({ isActive: true, ...stage });
const never = "9999-12-31T00:00:00";

test.each<[string, object, string]>([
  ["closed", { stageCloseDate: closed }, "active-and-closed"],
  ["closed at an unreadable date", { stageCloseDate: "03.11.2026" }, "active-and-closed"],
  ["no date", { isAutoAction: true, autoActionDate: never }, "automatic-without-date"],
  ["no date, by its status", { controlActionStatus: "AutoAction" }, "automatic-without-date"],
  ["a date", { isAutoAction: true, autoActionDate: closed }, ""],
  ["final, and waiting", { isFinal: true, controlActionStatus: "Waiting" }, "final-and-waiting"],
])("an active stage: %s", (_name, stage, expected) => {
  expect(kinds(active(stage)).join()).toBe(expected);
});

const trx = (amount: unknown, amountAndCurrency: string) => ({ amount, amountAndCurrency });

test.each<[string, object, string]>([
  ["more digits than are compared", trx(readJson("1".repeat(61)), "300.00 RUB"), ""],
  ["another amount with the currency", trx(300, "330.00 RUB"), "transaction-amount"],
  ["a comma and spaces", trx(1500.5, "1\u00A0500,50 EUR"), ""],
])("a transaction of %s", (_name, transaction, expected) => {
  expect(kinds({ startTrxProperty: [transaction] }).join()).toBe(expected);
});

const field = (value: string, jsonValue: string) =>
  active({ fields: [{ baseTypeCode: "Money", name: "Sum", value, jsonValue }] });
const moneyJson = (amount: string) =>
  `{"amount":${amount},"currency":{"code":"RUB","currencyExponent":2}}`;

test.each([
  ["1234.5", "1 234,50 RUB"],
  ["1234.5", "1,234.50"],
  ["1.234", "1.23 RUB"],
  ["-5", "\u22125.00 RUB"],
  ["9007199254740993.01", "9 007 199 254 740 993.01 RUB"],
  ["12", "12 of 30"],
  ["-100", "-$100.00"],
  ["-100", "-USD 100.00"],
  ["-12.5", "(12.50) RUB"],
  ["-12.5", "12.50- RUB"],
  ["-12.5", "\u201312.50 RUB"],
  ["0.5", ".50 RUB"],
  ["2000000", "2 млн RUB"],
  ["12", "as agreed"],
  ["1e400", "1 RUB"],
  [`1.${"0".repeat(30)}1`, "1.00 RUB"],
])("a field of %s may be shown as %s", (amount, shown) => {
  expect(kinds(field(shown, moneyJson(amount)))).toEqual([]);
});

test.each([
  ["1234.5", "1 235,50 RUB"],
  ["9007199254740993", "9007199254740992"],
  ["12", "-12"],
  ["12", "12.00 EUR"],
  ["333", "330.00 руб."],
  ["12", "$ 13"],
  ["1.23", "1.24"],
  ["84985.41", "8,498,541 RUB"],
])("a field of %s may not be shown as %s", (amount, shown) => {
  expect(found(field(shown, moneyJson(amount)))).toMatchObject([
    { kind: "field-amount", field: "Sum", stage: { name: "S1" }, amount: `${amount} RUB`, shown },
  ]);
});
