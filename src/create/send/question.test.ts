import { expect, test } from "vitest";
import { noProfile, readFormProfile } from "#config/form-profile.ts";
import { enteredRow, type TestRow } from "../fixtures/row.ts";
import { emptyValues } from "../form/values.ts";
import { deriveRow } from "../rows/row.ts";
import { confirmedPlan, isAsked, planWithoutWarned, preparePress } from "./question.ts";

const arn = "74001016301868581499775";
const sound = { number: 1, rawArn: arn };
const doubtful = { number: 2, rawArn: "7400" };

const values = { ...emptyValues(), bpCode: "DP" as const };

const noFields = { profile: noProfile, columns: [] };

/** An empty form of a case type that has an important field. */
const emptyForm = {
  ...noFields,
  profile: readFormProfile({
    version: 1,
    caseTypes: { DP: [{ type: "Money", code: "f_Amount", label: "Amount", important: true }] },
  }),
};

/** What is asked about a press with these transactions. */
function press(entered: readonly TestRow[], context = noFields) {
  const all = entered.map(enteredRow);
  const { rows, warnings } = preparePress(all, values, context);
  const plan = { bpCode: values.bpCode, planRequests: () => [], rows, confirmed: new Map() };
  return { plan, warnings };
}

test.each([
  ["one complete case", press([sound]), false],
  ["two complete cases", press([sound, { number: 2, rawArn: arn }]), true],
  ["one case without an important field", press([sound], emptyForm), true],
  ["a doubtful ARN", press([doubtful]), true],
  ["a card number that is missing", press([{ ...sound, isCardMissing: true }]), true],
  ["a transaction that is left out", press([sound, { number: 2, rawArn: "hello" }]), true],
])("asks before it creates: %s", (_what, { plan, warnings }, isQuestion) => {
  expect(isAsked(plan.rows.length, warnings)).toBe(isQuestion);
});

test("sends everything or only what carries no warning", () => {
  const question = press([sound, doubtful]);
  expect(confirmedPlan(question).rows.map(({ number }) => number)).toEqual([1, 2]);
  expect(planWithoutWarned(question).rows.map(({ number }) => number)).toEqual([1]);
});

test("warns of a row that waits for a currency, before one is chosen", () => {
  const waiting = deriveRow(enteredRow(doubtful), [{ kind: "currency", key: "Money f_Amount" }]);
  const { warnings } = preparePress([waiting], values, emptyForm);
  const { empty, warned } = warnings;
  expect(empty.map(({ rows }) => rows)).toEqual([[waiting]]);
  expect(warned).toEqual([waiting]);
});

test("a text that a spreadsheet has lost is asked about, and can be sent", () => {
  const row = deriveRow(enteredRow(sound), [{ kind: "lost", text: "#REF!" }]);
  const { rows, warnings } = preparePress([row], values, noFields);
  expect(warnings.warned).toEqual([row]);
  expect(rows).toEqual([row]);
});
