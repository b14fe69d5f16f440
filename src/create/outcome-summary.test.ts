import { describe, expect, test } from "vitest";
import { readCaseId } from "#model/case-id.ts";
import { emptyClaim, newTransaction } from "./claim.ts";
import { failedClaim, summaryOf } from "./outcome-summary.ts";

const item = (isCreated: boolean | undefined) => ({
  isCreated,
  id: isCreated ? readCaseId("1") : undefined,
  message: "",
});
const outcome = (success: boolean | undefined, ...created: (boolean | undefined)[]) => ({
  items: created.map(item),
  isWhole: created.length === 2,
  success,
});

describe("all are only created when nothing in the answer says otherwise", () => {
  test.each([
    [outcome(true, true, true), { created: 2, isAll: true, isContradictory: false }],
    [outcome(undefined, true, true), { created: 2, isAll: true, isContradictory: false }],
    [outcome(false, true, true), { created: 2, isAll: false, isContradictory: true }],
    [outcome(true, true, false), { created: 1, isAll: false, isContradictory: true }],
    [outcome(false, true, false), { created: 1, isAll: false, isContradictory: false }],
    [outcome(true, true), { created: 1, answered: 1, isAll: false }],
    [outcome(true, true, true, true), { created: 3, answered: 3, isAll: false }],
    [outcome(false, true, undefined), { created: 1, isAll: false }],
  ])("%o", (one, summary) => {
    expect(summaryOf(one, 2)).toMatchObject({ asked: 2, ...summary });
  });
});

test("what is left are the transactions in the places that were not created", () => {
  const transactions = [newTransaction("a"), newTransaction("b")];
  const claim = { ...emptyClaim(), transactions };
  const left = (...created: (boolean | undefined)[]) =>
    failedClaim(claim, outcome(false, ...created)).transactions.map(({ arn }) => arn);
  expect(left(true, false)).toEqual(["b"]);
  expect(left(false, true)).toEqual(["a"]);
  expect(left(true, undefined)).toEqual(["b"]);
  expect(left(true, true)).toEqual([]);
  expect(left(true)).toEqual(["a", "b"]);
});
