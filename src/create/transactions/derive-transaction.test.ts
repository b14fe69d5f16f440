import * as fc from "fast-check";
import { expect, test } from "vitest";
import { enteredTransaction, type TestTransaction } from "../fixtures/transaction.ts";
import { compareTransactions, withZeros } from "./derive-transaction.ts";
import type { SentTransactions } from "./existing-case.ts";
import { hasWarning } from "./transaction.ts";

const arn = "74001016301868581499775";
const card = "4111111111111111";
const otherCard = "5555555555554444";
const wrongDigit = "4111111111111112";

const nothingSent: SentTransactions = { byArn: new Map(), unknownWithoutArn: 0 };

const compared = (rows: readonly TestTransaction[], sent = nothingSent) =>
  compareTransactions(rows.map(enteredTransaction), sent);

const leftOut = (error: string) => ({ status: "leftOut", error });
const ready = { status: "ready", error: undefined };

test.each([
  ["in order", arn, card, { ...ready, arnDoubt: undefined }],
  ["an ARN alone", arn, "", ready],
  ["a card alone", "", card, ready],
  ["too short", "7400", "", { ...ready, arnDoubt: "length" }],
  ["rounded", "74001016301868600000000", "", { ...ready, arnDoubt: "rounded" }],
  [
    "a wrong check digit of each",
    `${arn.slice(0, -1)}6`,
    wrongDigit,
    { ...ready, arnDoubt: "check-digit", isCardDoubtful: true },
  ],
  ["a word", "hello", "", leftOut("characters")],
  ["a letter O", `${arn.slice(0, -1)}O`, "", leftOut("characters")],
  ["a number in scientific form", "7.40E+22", "", leftOut("shortened")],
  ["a card that is none", arn, "my card", leftOut("card")],
  ["nothing", "", "", leftOut("nothing")],
  [
    "a card in the place of the ARN",
    card,
    "",
    { ...leftOut("card-as-arn"), arn: "4111••••••••1111" },
  ],
  [
    "a card beside the ARN",
    `${arn} ${card}`,
    "",
    { ...leftOut("card-as-arn"), arn: `${arn} 4111••••••••1111` },
  ],
] as const)("a transaction: %s", (_what, rawArn, number, found) => {
  expect(compared([{ number: 1, rawArn, card: number }])).toMatchObject([found]);
});

test.each([
  ["7400101630186858149977O", "74001016301868581499770"],
  ["74оО", "7400"],
  ["7400", undefined],
  ["hello", undefined],
])("corrects the letter O in %s", (entered, corrected) => {
  expect(withZeros(entered)).toBe(corrected);
});

test("keeps the object of a transaction of which nothing new is known", () => {
  const rows = compared([
    { number: 1, rawArn: arn },
    { number: 2, rawArn: arn },
  ]);
  expect(rows[1]?.existingCase).toEqual({ kind: "repeated", number: 1 });
  expect(compareTransactions(rows, nothingSent)[1]).toBe(rows[1]);
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
    fc.property(someRows, fc.subarray(["7400", "7401", arn]), fc.nat(1), (rows, before, lost) => {
      const known = before.map((name) => [name, { kind: "unknown", at: 1 }] as const);
      const all = compared(rows, { byArn: new Map(known), unknownWithoutArn: lost });
      expect(all).toHaveLength(rows.length);
      for (const { status, error } of all) {
        expect(status).toBe(error === undefined ? "ready" : "leftOut");
      }
      const unasked = all.filter((row) => row.status === "ready" && !hasWarning(row));
      const arns = unasked.flatMap((row) => (row.arn === "" ? [] : [row.arn]));
      expect(new Set(arns).size).toBe(arns.length);
      expect(arns.filter((name) => before.some((other) => other === name))).toEqual([]);
      expect(lost > 0 && arns.length < unasked.length).toBe(false);
      expect(all.map((row) => row.arn).join()).not.toMatch(/4111111/);
    }),
  );
});
