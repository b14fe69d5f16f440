import { expect, test } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { enteredRow } from "../fixtures/row.ts";
import type { ExistingCase } from "../rows/existing-case.ts";
import { findDoubtful, lockRows } from "./send-create.ts";

test("a row with only a card number is confirmed until another outcome is unknown", () => {
  const row = enteredRow({ number: 1, rawArn: "", card: "4111111111111111" });
  const shown = { count: 2, lastAt: 5 };
  const confirmed = new Map([[row.key, { kind: "unknownCard", ...shown } as const]]);
  const doubtful = (unknownCards: typeof shown) =>
    findDoubtful([row], { byArn: new Map(), unknownCards }, { confirmed, sentArns: new Map() })
      .length;
  expect(doubtful(shown)).toBe(0);
  expect(doubtful({ count: 1, lastAt: 4 })).toBe(0);
  // The outcome of one is known by now, and another was lost.
  expect(doubtful({ count: 2, lastAt: 6 })).toBe(1);
});

test("a row that was confirmed for another reason is doubtful once its ARN was sent elsewhere", () => {
  const row = enteredRow({ number: 1, rawArn: "7400" });
  const known = { byArn: new Map([["7400", { kind: "unknown", at: 5 } as const]]) };
  const doubtful = (confirmed: Parameters<typeof findDoubtful>[2]["confirmed"]) =>
    findDoubtful([row], { ...known, unknownCards: undefined }, { confirmed, sentArns: new Map() })
      .length;
  expect(doubtful(new Map())).toBe(1);
  expect(doubtful(new Map([[row.key, { kind: "unknown", at: 5 }]]))).toBe(0);
});

const created = (id: number, at: number) => ({ kind: "created", id: caseIdOf(id), at }) as const;

test("a case of this queue is confirmed only by the repetition that the question showed", () => {
  const row = enteredRow({ number: 3, rawArn: "7400" });
  const known = { byArn: new Map([["7400", created(42, 9)]]), unknownCards: undefined };
  const doubtful = (shown: ExistingCase) =>
    findDoubtful([row], known, {
      confirmed: new Map([[row.key, shown]]),
      sentArns: new Map([["7400", 9]]),
    }).length;
  expect(doubtful({ kind: "repeated", number: 1 })).toBe(0);
  expect(doubtful(created(41, 5))).toBe(1);
});

const rowsOf = (...arns: string[]) =>
  arns.map((rawArn, index) => enteredRow({ number: index + 1, rawArn, card: "4111111111111111" }));

test.each<[string, string[], string[], string[]]>([
  ["an ARN", ["7400", "7401"], ["7401", "7402"], ["7401"]],
  ["rows with only a card number", [""], ["", "7402"], [""]],
])("%s is sent by one request at a time", async (_what, sending, next, doubtful) => {
  const first = await lockRows(rowsOf(...sending));
  const rows = rowsOf(...next);
  const second = await lockRows(rows);
  const nothing = { byArn: new Map(), unknownCards: undefined };
  // Nothing can be said against the other request before it has ended.
  const confirmed = new Map(rows.map(({ key }) => [key, { kind: "unknown", at: 1 } as const]));
  const told = { confirmed, sentArns: new Map() };
  const found = findDoubtful(rows, nothing, told, second.lockedElsewhere);
  expect(found.map(({ arn }) => arn)).toEqual(doubtful);
  await Promise.all([first.release(), second.release()]);
});

test("an ARN that stands twice in a request is locked once", async () => {
  for (const _time of [1, 2]) {
    const lock = await lockRows(rowsOf("7400", "7401", "7401"));
    expect(lock.lockedElsewhere).toEqual([]);
    await lock.release();
  }
});
