import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CardState } from "./card-vault.ts";
import {
  type CheckContext,
  canSendAnyway,
  checkTransactions,
  isSent,
  newTransaction,
  type Problem,
  type Transaction,
} from "./transaction.ts";

const arn = "74001016301868581499775";
const card = "4111111111111111";

const nothing: CheckContext = {
  inDoubt: () => [],
  isCreated: () => false,
  isCardGone: () => false,
  alike: (cards) => cards.map(() => -1),
};

const rowOf = (number: number, typed: string, state: CardState = "none"): Transaction =>
  newTransaction({ number, typed, card: `card-${number}` }, state);

const problemsOf = (rows: readonly Transaction[], context: Partial<CheckContext> = {}) =>
  checkTransactions(rows, { ...nothing, ...context }).map(({ problem }) => problem);

describe("a transaction by itself", () => {
  test.each([
    ["in order", arn, "card", undefined],
    ["an ARN alone", arn, "none", undefined],
    ["a card alone", "", "card", undefined],
    ["too short", "7400", "none", { kind: "doubtful", doubts: ["length"] }],
    ["rounded", "74001016301868600000000", "none", { kind: "doubtful", doubts: ["rounded"] }],
    [
      "a wrong check digit of each",
      `${arn.slice(0, -1)}6`,
      "doubtful",
      { kind: "doubtful", doubts: ["check-digit", "card-digit"] },
    ],
    ["a card that is none", arn, "unusable", { kind: "invalid", fault: "card" }],
    ["nothing", "", "none", { kind: "invalid", fault: "nothing" }],
    ["a card in the place of the ARN", card, "none", { kind: "invalid", fault: "card-as-arn" }],
  ] as const)("%s", (_what, typed, state, problem) => {
    expect(problemsOf([rowOf(1, typed, state)])).toEqual([problem]);
  });

  test("what looks like a card number is masked in the place of the ARN", () => {
    expect(rowOf(1, card).arn).toBe("4111••••••••1111");
    expect(rowOf(1, `${arn} ${card}`)).toMatchObject({
      arn: `${arn} 4111••••••••1111`,
      fault: "card-as-arn",
    });
  });
});

describe("a transaction among others", () => {
  test("is a duplicate of the first that has its ARN, or its card where there is no ARN", () => {
    const rows = [rowOf(1, arn), rowOf(2, "", "card"), rowOf(5, arn, "card"), rowOf(6, "", "card")];
    expect(problemsOf(rows, { alike: () => [-1, 1, 2, 1] }).slice(2)).toEqual([
      { kind: "duplicate", of: 1 },
      { kind: "duplicate", of: 2 },
    ]);
  });

  test("is no duplicate of one with another card, nor of one whose ARN is a number like its place", () => {
    const rows = [rowOf(1, "1"), rowOf(2, "", "card"), rowOf(3, "", "card")];
    const problems = problemsOf(rows, { alike: () => [-1, 1, 2] });
    expect(problems.map((problem) => problem?.kind)).toEqual(["doubtful", undefined, undefined]);
  });

  test("is a duplicate also of one that was created, or whose outcome is unknown", () => {
    const rows = [rowOf(1, "1"), rowOf(2, "2"), rowOf(3, "2"), rowOf(4, "1")];
    const problems = problemsOf(rows, { isCreated: (one) => one === "1", inDoubt: () => ["2"] });
    expect(problems).toEqual([
      { kind: "created" },
      { kind: "unknown" },
      { kind: "duplicate", of: 2 },
      { kind: "duplicate", of: 1 },
    ]);
  });

  test("has a problem when it was created, its outcome is unknown or its card was taken", () => {
    const rows = [rowOf(1, "1"), rowOf(2, "2"), rowOf(3, "3"), rowOf(4, "", "card")];
    const problems = problemsOf(rows, {
      isCreated: (one) => one === "1",
      inDoubt: () => ["2"],
      isCardGone: (name) => name === "card-3" || name === "card-4",
    });
    expect(problems.map((problem) => problem?.kind)).toEqual([
      "created",
      "unknown",
      "cardless",
      "invalid",
    ]);
  });
});

const heldBack: readonly Problem[] = [
  { kind: "doubtful", doubts: ["length"] },
  { kind: "duplicate", of: 1 },
  { kind: "unknown" },
  { kind: "created" },
  { kind: "cardless" },
];

test.each(heldBack)(
  "what is held back as $kind is sent only when the operator says so",
  (problem) => {
    const sent = [false, true].map((isSentAnyway) =>
      isSent({ ...rowOf(2, arn), isSentAnyway, problem, isCardGone: false }),
    );
    expect(sent).toEqual([false, true]);
    expect(canSendAnyway(problem.kind)).toBe(true);
  },
);

const allUnlike = (cards: readonly string[]) => cards.map((_, at) => at);

const someRows = fc
  .array(
    fc.record({
      typed: fc.constantFrom("", arn, "7400", "7401", card, "x"),
      state: fc.constantFrom<CardState>("none", "card", "doubtful", "unusable"),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map(({ typed, state }, at) => rowOf(at + 1, typed, state)));

test("without the operator's word no ARN of a table is sent twice, and nothing invalid ever", () => {
  fc.assert(
    fc.property(someRows, fc.subarray(["7400", arn]), fc.subarray(["7401"]), (rows, lost, made) => {
      const checked = checkTransactions(rows, {
        ...nothing,
        alike: allUnlike,
        isCreated: (one) => made.includes(one),
        inDoubt: () => lost,
      });
      expect(checked).toHaveLength(rows.length);
      const arns = checked.filter(isSent).flatMap((row) => (row.arn === "" ? [] : [row.arn]));
      expect(new Set(arns).size).toBe(arns.length);
      expect(arns.filter((one) => lost.includes(one) || made.includes(one))).toEqual([]);
      expect(arns.join()).not.toMatch(/•|4111/);
      const forced = checked.map((row) => ({ ...row, isSentAnyway: true })).filter(isSent);
      expect(forced.filter(({ fault }) => fault !== undefined)).toEqual([]);
    }),
  );
});
