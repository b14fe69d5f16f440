import { expect, test } from "vitest";
import { withMeanings } from "./case.ts";
import { contradictionsOf } from "./contradiction.ts";
import type { FieldMeanings } from "./disputed.ts";
import { caseOf } from "./fixtures/case-of.ts";
import { receivedText } from "./received.ts";

const meanings: FieldMeanings = {
  caseTypes: {
    DP: [
      { code: "f_Other" },
      { code: "f_Sum", means: "amount" },
      { code: "f_Second", means: "amount" },
      { code: "f_Why", means: "reason" },
    ],
  },
};

const currencies = { RUB: "643", JPY: "392", KWD: "414" };
type Code = keyof typeof currencies;

const money = (amount: string, code: Code | "RUR", more: object = {}) => ({
  baseTypeCode: "Money",
  code: "f_Sum",
  jsonValue: `{"amount":${amount},"currency":{"code":"${code}"}}`,
  ...more,
});
const why = { baseTypeCode: "Select", code: "f_Why", value: "Not received", valueCode: "4853" };
const otherReason = { ...why, valueCode: "4854" };

const trx = (amount: number, code: Code) => ({ amount, amountAndCurrency: `${amount} ${code}` });

/** A dispute with a case amount of 1500 RUB, and stages of these fields. */
const disputed = (stages: readonly (readonly object[])[], more: object = {}) =>
  withMeanings(
    caseOf({
      bpCode: "DP",
      amount: 1500,
      startTrxProperty: [trx(1500, "RUB")],
      stages: stages.map((fields) => ({ fields })),
      ...more,
    }),
    meanings,
  );

/** `500.00 KWD of 1500 RUB`, as far as it is known. */
function saidOf(...args: Parameters<typeof disputed>): string {
  const { amount, currency, of } = disputed(...args).disputed;
  const own = of && `of ${receivedText(of.amount)} ${of.currency}`.trim();
  return [receivedText(amount), currency, own].filter(Boolean).join(" ");
}

test.each<[string, ...Parameters<typeof disputed>]>([
  ["500 RUB of 1500 RUB", [[money("500", "RUB")]]],
  ["1500.00 RUB", [[money("1500.00", "RUB")]]],
  ["1500 JPY of 1500 RUB", [[money("1500", "JPY")]]],
  ["500 RUR of 1500 RUB", [[money("500", "RUR")]]],
  // The first that can be read, in the order sent.
  ["600 RUB of 1500 RUB", [[money("500", "RUB", { visible: false })], [money("600", "RUB")]]],
  ["600 RUB of 1500 RUB", [[money("", "RUB", { jsonValue: '{"amount":5}' }), money("600", "RUB")]]],
  // Else the case's own amount.
  ["1500 RUB", [[money("500", "RUB", { baseTypeCode: "String", value: "500 RUB" })]]],
  ["1500 RUB", [[money("500", "RUB", { code: "f_Second" })]]],
  ["1500 RUB", [[money("500", "RUB")]], { bpCode: "GF" }],
  // What is known of the case's own amount.
  ["500 RUB of 1500", [[money("500", "RUB")]], { startTrxProperty: [] }],
  ["1500 RUB", [[money("1500", "RUB")]], { startTrxProperty: [] }],
])("what is disputed is %s", (said, stages, more = {}) => {
  expect(saidOf(stages, more)).toBe(said);
});

test.each<[string, ...Parameters<typeof disputed>]>([
  ["4853", [[], [why], [otherReason]]],
  ["4854", [[{ ...why, visible: false }, otherReason]]],
  ["none", [[{ ...why, baseTypeCode: "Text" }]]],
  ["none", [[why]], { bpCode: "COM" }],
])("the reason is %s", (code, stages, more = {}) => {
  expect(disputed(stages, more).disputed.reason?.valueCode ?? "none").toBe(code);
});

test.each<[string, amount: string, code: Code | "RUR", ...transactions: object[]]>([
  ["", "1500.00", "RUB", trx(1500, "RUB")],
  ["disputed-more", "1500.01", "RUB", trx(1500, "RUB")],
  ["disputed-other-currency", "999999", "RUB", trx(12800, "JPY")],
  // A code that nobody knows may be another name of the same currency.
  ["", "5000", "RUR", trx(1500, "RUB")],
  ["", "1700", "RUB", trx(1500, "RUB"), trx(200, "RUB")],
  ["disputed-more", "1701", "RUB", trx(1500, "RUB"), trx(200, "RUB")],
  ["", "5000", "RUB", trx(1500, "RUB"), { amountAndCurrency: "as agreed" }],
])("told is “%s” for a disputed amount of %s %s", (kind, amount, code, ...transactions) => {
  const shown = disputed([[money(amount, code)]], {
    amount: undefined,
    startTrxProperty: transactions,
  });
  const amounts = contradictionsOf(shown).filter((found) => found.kind !== "no-active-stage");
  expect(amounts.map((found) => found.kind).join()).toBe(kind);
});
