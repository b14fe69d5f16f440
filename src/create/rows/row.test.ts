import * as fc from "fast-check";
import { expect, test } from "vitest";
import { enteredRow, type TestRow } from "../fixtures/row.ts";
import type { SentTransactions } from "./existing-case.ts";
import { isStop } from "./problem.ts";
import { compareRows, existingCaseOf, hasWarning, resultStatusOf } from "./row.ts";

const arn = "74001016301868581499775";
const card = "4111111111111111";
const otherCard = "5555555555554444";
const wrongDigit = "4111111111111112";

const nothingSent: SentTransactions = { byArn: new Map(), unknownCards: undefined };

const compared = (rows: readonly TestRow[], sent = nothingSent) =>
  compareRows(rows.map(enteredRow), sent);

test.each([
  ["in order", arn, card, []],
  ["rounded", "74001016301868600000000", "", ["rounded"]],
  ["wrong check digits", `${arn.slice(0, -1)}6`, wrongDigit, ["check-digit", "card-check-digit"]],
  ["a number in scientific form", "7.40E+22", "", ["shortened"]],
  ["a card that is none", arn, "my card", ["card"]],
  ["a card in the place of the ARN", card, "", ["card-as-arn"], "4111••••••••1111"],
  ["a card beside the ARN", `${arn} ${card}`, "", ["card-as-arn"], `${arn} 4111••••••••1111`],
])("a row: %s", (_what, rawArn, number, kinds, shownArn = rawArn) => {
  const [row] = compared([{ number: 1, rawArn, card: number }]);
  expect(row?.problems.map(({ kind }) => kind)).toEqual(kinds);
  expect(row?.arn).toBe(shownArn);
});

test("a row has its card number in no JSON", () => {
  const row = enteredRow({ number: 1, rawArn: arn, card });
  expect(row.card.digits).toBe(card);
  expect(JSON.stringify(row)).not.toContain(card);
});

test("keeps the object of a row of which nothing new is known", () => {
  const rows = compared([
    { number: 1, rawArn: arn },
    { number: 2, rawArn: arn },
  ]);
  expect(rows[1] && existingCaseOf(rows[1])).toEqual({ kind: "repeated", number: 1 });
  expect(compareRows(rows, nothingSent)[1]).toBe(rows[1]);
});

const someRows = fc
  .array(
    fc.record({
      rawArn: fc.constantFrom("", arn, "7400", "7401", card, "x"),
      card: fc.constantFrom("", card, otherCard, wrongDigit, "12"),
      isCardMissing: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map((row, index) => ({ ...row, number: index + 1 })));

test("sends no ARN twice unasked, no ARN that may have a case, and nothing that can't be sent", () => {
  fc.assert(
    fc.property(
      someRows,
      fc.subarray(["7400", "7401", arn]),
      fc.option(fc.constant({ count: 1, lastAt: 1 }), { nil: undefined }),
      (rows, before, unknownCards) => {
        const known = before.map((name) => [name, { kind: "unknown", at: 1 }] as const);
        const all = compared(rows, { byArn: new Map(known), unknownCards });
        expect(all).toHaveLength(rows.length);
        for (const row of all) {
          expect(resultStatusOf(row)).toBe(row.problems.some(isStop) ? "leftOut" : "notSent");
        }
        const unasked = all.filter((row) => resultStatusOf(row) === "notSent" && !hasWarning(row));
        const arns = unasked.flatMap((row) => (row.arn === "" ? [] : [row.arn]));
        expect(new Set(arns).size).toBe(arns.length);
        expect(arns.filter((name) => before.some((other) => other === name))).toEqual([]);
        expect(unknownCards !== undefined && arns.length < unasked.length).toBe(false);
        expect(all.map((row) => row.arn).join()).not.toMatch(/4111111/);
      },
    ),
  );
});
