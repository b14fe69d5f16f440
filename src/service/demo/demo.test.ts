import { describe, expect, test } from "vitest";
import { firstCases } from "./first-cases.ts";
import { demoArns, lostArn, transactionOf } from "./transactions.ts";

const start = "2026-11-20T12:34:56";
const records = firstCases(start);
const cases = records.map(({ bpItem }) => bpItem);
const stages = cases.flatMap((demo) => demo.stages);

/** Whether the last digit is the check digit of the others, as networks compute it (Luhn). */
function isChecked(digits: string): boolean {
  const reversed = digits.split("").toReversed();
  const values = reversed.map((digit, index) => Number(digit) * (1 + (index % 2)));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

describe("the demo's cases", () => {
  test("have deadlines that are still to come", () => {
    const planned = stages.filter(({ isActive, isAutoAction }) => isActive && isAutoAction);
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.filter(({ autoActionDate }) => autoActionDate <= start)).toEqual([]);
  });

  test("have no number that looks like a card", () => {
    const numbers = JSON.stringify(records).match(/(?<!\d)\d{12,19}(?!\d)/g) ?? [];
    expect(numbers).toContain("00340434161094");
    expect(numbers.filter(isChecked)).toEqual([]);
  });
});

test("ARNs have 23 digits and a check digit; those on offer are free", () => {
  const taken = cases.flatMap(({ startTrxProperty }) => startTrxProperty.map(({ arn }) => arn));
  for (const arn of [...demoArns, lostArn, ...taken]) {
    expect(arn).toMatch(/^\d{23}$/);
    expect(isChecked(arn)).toBe(true);
    expect(transactionOf(arn)).toMatchObject({ arn });
  }
  expect(demoArns.filter((arn) => taken.includes(arn))).toEqual([]);
});
