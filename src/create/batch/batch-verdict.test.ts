import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CardState } from "../card-vault.ts";
import { type BatchRow, judgeRow } from "./batch-row.ts";
import {
  isHeld,
  isSendable,
  type VerdictContext,
  verdictKinds,
  verdictsOf,
} from "./batch-verdict.ts";

const arn = "74001016301868581499775";
const card = "4111111111111111";

const nothing: VerdictContext = {
  doubtful: () => [],
  isCreated: () => false,
  isGone: () => false,
  alike: (cards) => cards.map(() => -1),
};

const rowOf = (number: number, arn: string, state: CardState = "none"): BatchRow =>
  judgeRow({ number, arn, card: `card-${number}` }, state);

describe("a row by itself", () => {
  test.each([
    ["in order", arn, "card", { kind: "ready" }],
    ["an ARN alone", arn, "none", { kind: "ready" }],
    ["a card alone", "", "card", { kind: "ready" }],
    ["too short", "7400", "none", { kind: "doubtful", doubts: ["length"] }],
    ["rounded", "74001016301868600000000", "none", { kind: "doubtful", doubts: ["rounded"] }],
    [
      "a wrong check digit of each",
      `${arn.slice(0, -1)}6`,
      "doubtful",
      { kind: "doubtful", doubts: ["check-digit", "card-digit"] },
    ],
    ["a card that is none", arn, "unusable", { kind: "unusable", fault: "card" }],
    ["nothing", "", "none", { kind: "unusable", fault: "nothing" }],
    ["a card in the place of the ARN", card, "none", { kind: "unusable", fault: "card-as-arn" }],
  ] as const)("%s", (_what, arn, state, verdict) => {
    expect(verdictsOf([rowOf(1, arn, state)], nothing)).toEqual([verdict]);
  });

  test("what looks like a card number is masked in the place of the ARN", () => {
    expect(rowOf(1, card).arn).toBe("4111••••••••1111");
    expect(rowOf(1, `${arn} ${card}`)).toMatchObject({
      arn: `${arn} 4111••••••••1111`,
      fault: "card-as-arn",
    });
  });
});

const secondIsFourth = () => [-1, 1, 2, 1];

describe("a row among others", () => {
  test("is a duplicate of the first that has its ARN, or its card where there is no ARN", () => {
    const rows = [rowOf(1, arn), rowOf(2, "", "card"), rowOf(5, arn, "card"), rowOf(6, "", "card")];
    expect(verdictsOf(rows, { ...nothing, alike: secondIsFourth }).slice(2)).toEqual([
      { kind: "duplicate", of: 1 },
      { kind: "duplicate", of: 2 },
    ]);
  });

  test("is no duplicate of one with another card, nor of one whose ARN is a number like its place", () => {
    const rows = [rowOf(1, "1"), rowOf(2, "", "card"), rowOf(3, "", "card")];
    const verdicts = verdictsOf(rows, { ...nothing, alike: () => [-1, 1, 2] });
    expect(verdicts.map(({ kind }) => kind)).toEqual(["doubtful", "ready", "ready"]);
  });

  test("is a duplicate also of one that was created, or whose outcome is unknown", () => {
    const rows = [rowOf(1, "1"), rowOf(2, "2"), rowOf(3, "2"), rowOf(4, "1")];
    const context = { ...nothing, isCreated: (arn: string) => arn === "1", doubtful: () => ["2"] };
    expect(verdictsOf(rows, context)).toEqual([
      { kind: "created" },
      { kind: "unknown" },
      { kind: "duplicate", of: 2 },
      { kind: "duplicate", of: 1 },
    ]);
  });

  test("is held when it was created, its outcome is unknown or its card was taken", () => {
    const rows = [rowOf(1, "1"), rowOf(2, "2"), rowOf(3, "3"), rowOf(4, "", "card")];
    const context: VerdictContext = {
      ...nothing,
      isCreated: (arn) => arn === "1",
      doubtful: () => ["2"],
      isGone: (card) => card === "card-3" || card === "card-4",
    };
    expect(verdictsOf(rows, context).map(({ kind }) => kind)).toEqual([
      "created",
      "unknown",
      "cardless",
      "unusable",
    ]);
  });
});

test.each(["doubtful", "duplicate", "unknown", "created", "cardless"] as const)(
  "a row that is held back as %s goes out only when the operator says so",
  (kind) => {
    const verdict =
      kind === "duplicate"
        ? { kind, of: 1 }
        : kind === "doubtful"
          ? { kind, doubts: ["length" as const] }
          : { kind };
    const sendable = [false, true].map((isAnyway) =>
      isSendable({ ...rowOf(2, arn), isAnyway }, verdict),
    );
    expect(sendable).toEqual([false, true]);
    expect(isHeld(kind)).toBe(true);
  },
);

const allUnlike = (cards: readonly string[]) => cards.map((_, at) => at);

const someRows = fc
  .array(
    fc.record({
      arn: fc.constantFrom("", arn, "7400", "7401", card, "x"),
      state: fc.constantFrom<CardState>("none", "card", "doubtful", "unusable"),
      isAnyway: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((list) =>
    list.map(({ arn, state, isAnyway }, at) => ({ ...rowOf(at + 1, arn, state), isAnyway })),
  );

test("every row gets one verdict, and without the operator's word no ARN goes out twice", () => {
  fc.assert(
    fc.property(someRows, fc.subarray(["7400", arn]), fc.subarray(["7401"]), (rows, lost, made) => {
      const isCreated = (arn: string) => made.includes(arn);
      const verdicts = verdictsOf(rows, {
        ...nothing,
        alike: allUnlike,
        isCreated,
        doubtful: () => lost,
      });
      expect(verdicts).toHaveLength(rows.length);
      const sent = rows.filter((row, at) => {
        const verdict = verdicts[at];
        expect(verdictKinds).toContain(verdict?.kind);
        return verdict && isSendable({ ...row, isAnyway: false }, verdict);
      });
      const arns = sent.flatMap(({ arn }) => (arn === "" ? [] : [arn]));
      expect(new Set(arns).size).toBe(arns.length);
      expect(arns.filter((arn) => lost.includes(arn) || made.includes(arn))).toEqual([]);
      expect(arns.join()).not.toMatch(/•|4111/);
      // Nothing unusable goes out, whatever the operator says.
      const forced = rows.filter((row, at) => {
        const verdict = verdicts[at];
        return verdict?.kind === "unusable" && isSendable({ ...row, isAnyway: true }, verdict);
      });
      expect(forced).toEqual([]);
    }),
  );
});
