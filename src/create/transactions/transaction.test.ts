import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type TestTransaction, typedTransaction } from "../fixtures/transaction.ts";
import { checkTransactions, type KnownArns } from "./transaction.ts";

const arn = "74001016301868581499775";
const card = "4111111111111111";
const otherCard = "5555555555554444";
const wrongDigit = "4111111111111112";

const checked = (rows: readonly TestTransaction[], known: Partial<KnownArns> = {}) =>
  checkTransactions(
    rows.map(typedTransaction),
    new Map(rows.map((row) => [`${row.number}`, row.card ?? ""])),
    true,
    { inDoubt: () => [], isCreated: () => false, ...known },
  );

test.each([
  ["in order", arn, card, { check: "ready" }],
  ["an ARN alone", arn, "", { check: "ready" }],
  ["a card alone", "", card, { check: "ready" }],
  ["too short", "7400", "", { check: "doubtful", isArnDoubtful: true }],
  ["rounded", "74001016301868600000000", "", { check: "doubtful", isArnDoubtful: true }],
  [
    "a wrong check digit of each",
    `${arn.slice(0, -1)}6`,
    wrongDigit,
    { check: "doubtful", isArnDoubtful: true, isCardDoubtful: true },
  ],
  ["a card that is none", arn, "my card", { check: "invalid", fault: "card" }],
  ["nothing", "", "", { check: "invalid", fault: "nothing" }],
  ["a card in the place of the ARN", card, "", { fault: "card-as-arn", arn: "4111••••••••1111" }],
  [
    "a card beside the ARN",
    `${arn} ${card}`,
    "",
    { fault: "card-as-arn", arn: `${arn} 4111••••••••1111` },
  ],
] as const)("a transaction: %s", (_what, typed, number, found) => {
  expect(checked([{ number: 1, typed, card: number }])).toMatchObject([found]);
});

test("a transaction is a duplicate of the first with its ARN, or its card without an ARN", () => {
  const rows = [
    { number: 1, typed: "1" },
    { number: 2, typed: "2" },
    { number: 3, typed: "", card },
    { number: 5, typed: "2", card: otherCard },
    { number: 6, typed: "1" },
    { number: 7, typed: "", card },
  ];
  const known = { isCreated: (known: string) => known === "1", inDoubt: () => ["2"] };
  expect(checked(rows, known)).toMatchObject([
    { check: "created" },
    { check: "unknown" },
    { check: "ready" },
    { check: "duplicate", duplicateOf: 2 },
    { check: "duplicate", duplicateOf: 1 },
    { check: "duplicate", duplicateOf: 3 },
  ]);
});

const someRows = fc
  .array(
    fc.record({
      typed: fc.constantFrom("", arn, "7400", "7401", card, "x"),
      card: fc.constantFrom("", card, otherCard, wrongDigit, "12"),
      isCardMissing: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map((row, index) => ({ ...row, number: index + 1 })));

test("sends no ARN of a table twice without being told, and never an invalid row", () => {
  fc.assert(
    fc.property(someRows, fc.subarray(["7400", arn]), fc.subarray(["7401"]), (rows, lost, made) => {
      const known = { isCreated: (arn: string) => made.includes(arn), inDoubt: () => lost };
      const all = checked(rows, known);
      expect(all).toHaveLength(rows.length);
      const sent = all.filter(({ status }) => status === "ready");
      expect(
        sent.filter((row) => row.isCardMissing || row.isArnDoubtful || row.isCardDoubtful),
      ).toEqual([]);
      const arns = sent.flatMap((row) => (row.arn === "" ? [] : [row.arn]));
      expect(new Set(arns).size).toBe(arns.length);
      expect(arns.filter((known) => lost.includes(known) || made.includes(known))).toEqual([]);
      expect(arns.join()).not.toMatch(/•|4111/);
      const forced = checked(
        rows.map((row) => ({ ...row, isSentAnyway: true })),
        known,
      );
      for (const { status, fault } of forced) {
        expect(status).toBe(fault === undefined ? "ready" : "problem");
      }
    }),
  );
});
