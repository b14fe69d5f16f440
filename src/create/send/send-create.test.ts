import { expect, test } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { enteredRow } from "../fixtures/row.ts";
import type { ExistingCase } from "../rows/existing-case.ts";
import { findDoubtful, lockArns } from "./send-create.ts";

test("a row with only a card number is confirmed until another outcome is unknown", () => {
  const row = enteredRow({ number: 1, rawArn: "", card: "4111111111111111" });
  const shown = { count: 2, lastAt: 5 };
  const confirmed = new Map([[row.key, { kind: "unknownCard", ...shown } as const]]);
  const doubtful = (unknownCards: typeof shown) =>
    findDoubtful([row], { byArn: new Map(), unknownCards }, confirmed, new Map()).length;
  expect(doubtful(shown)).toBe(0);
  expect(doubtful({ count: 1, lastAt: 4 })).toBe(0);
  // The outcome of one is known by now, and another was lost.
  expect(doubtful({ count: 2, lastAt: 6 })).toBe(1);
});

test("a row that was confirmed for another reason is doubtful once its ARN was sent elsewhere", () => {
  const row = enteredRow({ number: 1, rawArn: "7400" });
  const known = { byArn: new Map([["7400", { kind: "unknown", at: 5 } as const]]) };
  const doubtful = (confirmed: Parameters<typeof findDoubtful>[2]) =>
    findDoubtful([row], { ...known, unknownCards: undefined }, confirmed, new Map()).length;
  expect(doubtful(new Map())).toBe(1);
  expect(doubtful(new Map([[row.key, { kind: "unknown", at: 5 }]]))).toBe(0);
});

const created = (id: number, at: number) => ({ kind: "created", id: caseIdOf(id), at }) as const;

test("a case of this queue is confirmed only by the repetition that the question showed", () => {
  const row = enteredRow({ number: 3, rawArn: "7400" });
  const known = { byArn: new Map([["7400", created(42, 9)]]), unknownCards: undefined };
  const doubtful = (shown: ExistingCase) =>
    findDoubtful([row], known, new Map([[row.key, shown]]), new Map([["7400", 9]])).length;
  expect(doubtful({ kind: "repeated", number: 1 })).toBe(0);
  expect(doubtful(created(41, 5))).toBe(1);
});

test("locks an ARN for one request at a time, also one that stands twice in it", async () => {
  const first = await lockArns(["a", "b"]);
  const second = await lockArns(["b", "c"]);
  expect([...first.lockedElsewhere, ...second.lockedElsewhere]).toEqual(["b"]);
  await Promise.all([first.release(), second.release()]);
  const third = await lockArns(["a", "b", "b", "c"]);
  expect([...third.lockedElsewhere]).toEqual([]);
  await third.release();
});
