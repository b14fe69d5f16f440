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
  [
    "no date, with a zone",
    [{ ...accepted, controlActionActionDate: "0001-01-01T00:00:00Z" }],
    "decided-without-date",
  ],
  ["an empty date", [{ ...accepted, controlActionActionDate: "" }], "decided-without-date"],
  ["decided, at an unreadable date", [{ ...accepted, controlActionActionDate: "3 Nov" }], ""],
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
  [
    "a date that is none",
    { isAutoAction: true, autoActionDate: "2026-11-25T23:59:60" },
    "automatic-with-unreadable-date",
  ],
  [
    "a number for a date",
    { isAutoAction: true, autoActionDate: 5 },
    "automatic-with-unreadable-date",
  ],
  ["no date, empty", { isAutoAction: true, autoActionDate: "" }, "automatic-without-date"],
  ["not closed, with a zone", { stageCloseDate: "0001-01-01T00:00:00Z" }, ""],
  ["final, and waiting", { isFinal: true, controlActionStatus: "Waiting" }, "final-and-waiting"],
])("an active stage: %s", (_name, stage, expected) => {
  expect(kinds(active(stage)).join()).toBe(expected);
});

const trx = (amount: unknown, amountAndCurrency: string) => ({ amount, amountAndCurrency });

test.each<[string, object, string]>([
  ["more digits than are compared", trx(readJson("1".repeat(61)), "300.00 RUB"), ""],
  ["another amount with the currency", trx(300, "330.00 RUB"), "transaction-amount"],
  ["an amount without its separators", trx(100000, "1000.00 RUB"), "transaction-amount"],
  ["an amount as text", trx("100000", "1000.00 RUB"), "transaction-amount"],
  ["an amount with an exponent", trx(readJson("1.5E+3"), "1500.00 RUB"), ""],
  ["a comma and spaces", trx(1500.5, "1\u00A0500,50 EUR"), ""],
  [
    "an amount without its separators, by a numeric code",
    trx(100000, "1000.00 643"),
    "transaction-amount",
  ],
  ["a numeric code", trx(1000, "1000.00 643"), ""],
  ["a numeric code, or thousands", trx(1000643, "1 000 643"), ""],
  ["a currency in brackets", trx(1000, "1000.00 (RUB)"), ""],
  ["a currency in brackets before it", trx(1000, "(RUB) 1000.00"), ""],
])("a transaction of %s", (_name, transaction, expected) => {
  expect(kinds({ startTrxProperty: [transaction] }).join()).toBe(expected);
});

const field = (value: string, jsonValue: string) =>
  active({ fields: [{ baseTypeCode: "Money", name: "Sum", value, jsonValue }] });
const moneyJson = (amount: string, code: string) =>
  `{"amount":${amount},"currency":{"code":"${code}"}}`;

const rub = (amount: string) => moneyJson(amount, "RUB");

test.each([
  ["1234.5", "1 234,50 RUB"],
  ["1234.5", "1,234.50"],
  ["1.234", "1.23 RUB"],
  ["-5", "\u22125.00 RUB"],
  ["9007199254740993.01", "9 007 199 254 740 993.01 RUB"],
  ["12", "12 of 30"],
  ["-100", "-$100.00"],
  ["-12.5", "(12.50) RUB"],
  ["-12.5", "12.50- RUB"],
  ["-12.5", "\u201312.50 RUB"],
  ["0.5", ".50 RUB"],
  ["2000000", "2 млн RUB"],
  ["12", "as agreed"],
  ["1e400", "1 RUB"],
  [`1.${"0".repeat(30)}1`, "1.00 RUB"],
  ["1.5E+3", "1,500.00"],
  ["1500", "1.5E+3 RUB"],
  ["1000", "1000.00 RUR"],
  ["1219567.89", "1 219 567,89 RUB"],
  ["1219567.89", "1,219,567.89"],
  ["1219567.89", "1.219.567,89 RUB"],
  ["1219567.89", "1'219'567.89"],
  ["1219567.89", "1\u2019219\u2019567,89 руб."],
  ["1219567.89", "RUB 1\u00A0219\u00A0567.89"],
  ["1219567.89", "1\u202F219\u202F567,89\u00A0₽"],
  ["1219567.89", "1\u2009219\u2009567,89 р."],
  ["1219567.89", "₽1219567.89"],
  ["1219567.89", "12,19,567.89"],
  ["1000", "1,000"],
  ["1", "1,000"],
  ["1000", "1.000 RUB"],
  ["100", "100,- RUB"],
  ["100", "100.\u2013"],
  ["0.5", "0,500"],
  ["-1234.5", "RUB -1,234.50"],
  ["1000", "1 000.00 RUB / 12 USD"],
  ["1219567.89", "1·219·567,89 RUB"],
  ["1219567.89", "1_219_567.89 RUB"],
  ["1219567.89", "١٬٢١٩٬٥٦٧٫٨٩"],
  ["1000", "१०००.००"],
])("a field of %s may be shown as %s", (amount, shown) => {
  expect(kinds(field(shown, rub(amount)))).toEqual([]);
});

test.each([
  ["1234.567", "KWD", "1,234.567 KWD"],
  ["1234.567", "KWD", "KWD 1.234,567"],
  ["1000", "JPY", "1,000 JPY"],
  ["1000", "JPY", "¥1000"],
  ["100", "CAD", "C$100.00"],
  ["-100", "USD", "-USD 100.00"],
  ["1000", "840", "1000.00 USD"],
  ["1000", "USD", "1000.00 840"],
])("a field of %s %s may be shown as %s", (amount, currency, shown) => {
  expect(kinds(field(shown, moneyJson(amount, currency)))).toEqual([]);
});

test.each([
  ["1000.00 RUB", ""],
  ["1000.00 EUR", "field-amount"],
])("a field with the numeric code alone may be shown as %s: %j", (shown, expected) => {
  expect(kinds(field(shown, '{"amount":1000,"currencyCode":"643"}')).join()).toBe(expected);
});

test.each([
  ["1234.5", "1 235,50 RUB"],
  ["9007199254740993", "9007199254740992"],
  ["12", "-12"],
  ["12", "12.00 EUR"],
  ["12", "EUR 12.00"],
  ["333", "330.00 руб."],
  ["12", "$ 13"],
  ["100", "-$100.00"],
  ["100", "(100.00)"],
  ["1.23", "1.24"],
  ["84985.41", "8,498,541 RUB"],
  ["100000", "1000.00 RUB"],
  ["100000", "1000,00"],
  ["10000", "1000.0"],
  ["121956789", "1 219 567.89 RUB"],
  ["121956789", "1,219,567.89"],
  ["121956789", "1.219.567,89"],
  ["121956789", "1'219'567.89"],
  ["121956789", "12,19,567.89"],
  ["1219567.89", "121 956 789 RUB"],
  ["1000", "1,000,000"],
  ["1", "1,000.00"],
  ["500", "0,500"],
  ["10000", "100,- RUB"],
  ["1500", "1.5E+2 RUB"],
  ["12345", "1234.5 RUB"],
  ["100000", "1.000.00"],
  ["121956789", "1·219·567,89 RUB"],
  ["121956789", "1_219_567.89 RUB"],
  ["121956789", "١٬٢١٩٬٥٦٧٫٨٩"],
  ["121956789", "1219567٫89 RUB"],
])("a field of %s may not be shown as %s", (amount, shown) => {
  expect(found(field(shown, rub(amount)))).toMatchObject([
    { kind: "field-amount", field: "Sum", stage: { name: "S1" }, amount: `${amount} RUB`, shown },
  ]);
});
