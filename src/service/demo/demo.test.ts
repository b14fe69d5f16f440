import { expect, test } from "vitest";
import { firstCases } from "./first-cases.ts";
import { demoArns, lostArn, transactionOf } from "./transactions.ts";

const records = firstCases("2026-11-20T12:34:56");

/** Whether the last digit is the check digit of the others, as networks compute it (Luhn). */
function isChecked(digits: string): boolean {
  const reversed = digits.split("").toReversed();
  const values = reversed.map((digit, index) => Number(digit) * (1 + (index % 2)));
  return values.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10 === 0;
}

test("the cases have no number that looks like a card", () => {
  const numbers = JSON.stringify(records).match(/(?<!\d)\d{12,19}(?!\d)/g) ?? [];
  expect(numbers).toContain("00340434161094");
  expect(numbers.filter(isChecked)).toEqual([]);
});

test("ARNs have 23 digits and a check digit; those on offer are free", () => {
  const taken = records.flatMap(({ bpItem }) => bpItem.startTrxProperty.map(({ arn }) => arn));
  for (const arn of [...demoArns, lostArn, ...taken]) {
    expect(arn).toMatch(/^\d{23}$/);
    expect(isChecked(arn)).toBe(true);
    expect(transactionOf(arn)).toMatchObject({ arn });
  }
  expect(demoArns.filter((arn) => taken.includes(arn))).toEqual([]);
});
