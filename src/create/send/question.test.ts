import { expect, test } from "vitest";
import { enteredTransaction, type TestTransaction } from "../fixtures/transaction.ts";
import { confirmedPlan, isAsked, planWithoutWarnings } from "./question.ts";

const arn = "74001016301868581499775";
const sound = { number: 1, rawArn: arn };
const doubtful = { number: 2, rawArn: "7400" };

/** What is asked about a press with these transactions. */
const press = (rows: readonly TestTransaction[], more: object = {}) => ({
  plan: {
    bpCode: "DP" as const,
    planRequests: () => [],
    rows: rows.map(enteredTransaction),
    size: 50,
    confirmed: new Set<string>(),
  },
  emptyFields: [],
  leftOut: [],
  ...more,
});

test.each([
  ["one complete case", press([sound]), false],
  ["two complete cases", press([sound, { number: 2, rawArn: arn }]), true],
  [
    "one case without an important field",
    press([sound], { emptyFields: [{ label: "Amount", rows: [enteredTransaction(sound)] }] }),
    true,
  ],
  ["a doubtful ARN", press([doubtful]), true],
  ["a doubtful card number", press([{ ...sound, card: "4111111111111112" }]), true],
  ["a card number that is missing", press([{ ...sound, isCardMissing: true }]), true],
  [
    "a transaction that is left out",
    press([sound], { leftOut: [enteredTransaction({ number: 2, rawArn: "hello" })] }),
    true,
  ],
])("asks before it creates: %s", (_what, question, isQuestion) => {
  expect(isAsked(question.plan.rows, question)).toBe(isQuestion);
});

test("sends everything or only what carries no warning", () => {
  const question = press([sound, doubtful]);
  expect(confirmedPlan(question).rows.map(({ number }) => number)).toEqual([1, 2]);
  expect(confirmedPlan(question).confirmed).toEqual(new Set(["2"]));
  expect(planWithoutWarnings(question).rows.map(({ number }) => number)).toEqual([1]);
});
