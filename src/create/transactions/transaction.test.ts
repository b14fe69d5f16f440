import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canSendAnyway,
  checkTransactions,
  isSent,
  type KnownArns,
  type Problem,
  readTransaction,
  type Transaction,
} from "./transaction.ts";

const arn = "74001016301868581499775";
const card = "4111111111111111";
const otherCard = "5555555555554444";
const wrongDigit = "4111111111111112";

interface Row {
  readonly number: number;
  readonly typed: string;
  readonly card?: string;
  readonly isCardGone?: boolean;
}

const readRow = ({ number, typed, card: cleaned = "", isCardGone = false }: Row): Transaction =>
  readTransaction({ key: `${number}`, number, typed, isSentAnyway: false }, cleaned, isCardGone);

const checked = (rows: readonly Row[], known: Partial<KnownArns> = {}) =>
  checkTransactions(
    rows.map(readRow),
    new Map(rows.map((row) => [`${row.number}`, row.card ?? ""])),
    { inDoubt: () => [], isCreated: () => false, ...known },
  );

const problemsOf = (...parameters: Parameters<typeof checked>) =>
  checked(...parameters).map(({ problem }) => problem);

describe("a transaction by itself", () => {
  test.each([
    ["in order", arn, card, undefined],
    ["an ARN alone", arn, "", undefined],
    ["a card alone", "", card, undefined],
    ["too short", "7400", "", { kind: "doubtful", doubts: ["length"] }],
    ["rounded", "74001016301868600000000", "", { kind: "doubtful", doubts: ["rounded"] }],
    [
      "a wrong check digit of each",
      `${arn.slice(0, -1)}6`,
      wrongDigit,
      { kind: "doubtful", doubts: ["check-digit", "card-digit"] },
    ],
    ["a card that is none", arn, "my card", { kind: "invalid", fault: "card" }],
    ["nothing", "", "", { kind: "invalid", fault: "nothing" }],
    ["a card in the place of the ARN", card, "", { kind: "invalid", fault: "card-as-arn" }],
  ] as const)("%s", (_what, typed, number, problem) => {
    expect(problemsOf([{ number: 1, typed, card: number }])).toEqual([problem]);
  });

  test("what looks like a card number is masked in the place of the ARN", () => {
    expect(readRow({ number: 1, typed: card }).arn).toBe("4111••••••••1111");
    expect(readRow({ number: 1, typed: `${arn} ${card}` })).toMatchObject({
      arn: `${arn} 4111••••••••1111`,
      fault: "card-as-arn",
    });
  });
});

describe("a transaction among others", () => {
  test("is a duplicate of the first that has its ARN, or its card where there is no ARN", () => {
    const rows = [
      { number: 1, typed: arn },
      { number: 2, typed: "", card },
      { number: 5, typed: arn, card: otherCard },
      { number: 6, typed: "", card },
    ];
    expect(problemsOf(rows).slice(2)).toEqual([
      { kind: "duplicate", of: 1 },
      { kind: "duplicate", of: 2 },
    ]);
  });

  test("is no duplicate of one with another card, nor of one whose ARN is its card number", () => {
    const rows = [
      { number: 1, typed: "5555" },
      { number: 2, typed: "", card: "555500000000" },
      { number: 3, typed: "", card },
    ];
    expect(problemsOf(rows).map((problem) => problem?.kind)).toEqual([
      "doubtful",
      "doubtful",
      undefined,
    ]);
  });

  test("is a duplicate also of one that was created, or whose outcome is unknown", () => {
    const rows = ["1", "2", "2", "1"].map((typed, at) => ({ number: at + 1, typed }));
    const problems = problemsOf(rows, { isCreated: (one) => one === "1", inDoubt: () => ["2"] });
    expect(problems).toEqual([
      { kind: "created" },
      { kind: "unknown" },
      { kind: "duplicate", of: 2 },
      { kind: "duplicate", of: 1 },
    ]);
  });

  test("has a problem when it was created, its outcome is unknown or its card was taken", () => {
    const rows = [
      { number: 1, typed: "1" },
      { number: 2, typed: "2" },
      { number: 3, typed: "3", isCardGone: true },
      { number: 4, typed: "", isCardGone: true },
    ];
    const problems = problemsOf(rows, { isCreated: (one) => one === "1", inDoubt: () => ["2"] });
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
      isSent({ ...readRow({ number: 2, typed: arn }), isSentAnyway, problem }),
    );
    expect(sent).toEqual([false, true]);
    expect(canSendAnyway(problem.kind)).toBe(true);
  },
);

const someRows = fc
  .array(
    fc.record({
      typed: fc.constantFrom("", arn, "7400", "7401", card, "x"),
      card: fc.constantFrom("", card, otherCard, wrongDigit, "12"),
    }),
    { maxLength: 40 },
  )
  .map((list) => list.map((row, at) => ({ ...row, number: at + 1 })));

test("without the operator's word no ARN of a table is sent twice, and nothing invalid ever", () => {
  fc.assert(
    fc.property(someRows, fc.subarray(["7400", arn]), fc.subarray(["7401"]), (rows, lost, made) => {
      const all = checked(rows, {
        isCreated: (one) => made.includes(one),
        inDoubt: () => lost,
      });
      expect(all).toHaveLength(rows.length);
      const arns = all.filter(isSent).flatMap((row) => (row.arn === "" ? [] : [row.arn]));
      expect(new Set(arns).size).toBe(arns.length);
      expect(arns.filter((one) => lost.includes(one) || made.includes(one))).toEqual([]);
      expect(arns.join()).not.toMatch(/•|4111/);
      const forced = all.map((row) => ({ ...row, isSentAnyway: true })).filter(isSent);
      expect(forced.filter(({ fault }) => fault !== undefined)).toEqual([]);
    }),
  );
});
