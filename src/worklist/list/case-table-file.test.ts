import { expect, test } from "vitest";
import { Failure } from "#api/failure.ts";
import * as english from "#i18n/english.ts";
import { readCaseId } from "#model/case-id.ts";
import { isDateTime } from "#wire/date-time.ts";
import { Mismatch } from "#wire/leaf.ts";
import type { Entry } from "../entries/case-row.ts";
import { tableOf } from "./case-table-file.ts";

const now = Date.UTC(2026, 10, 25);

function entry(id: string, rest: Partial<Entry>): Entry {
  const caseId = readCaseId(id);
  if (caseId === undefined) throw new Error("no id");
  return { id: caseId, status: "done", row: undefined, error: undefined, ...rest };
}

test("has values as received, failures in words, and no card number", () => {
  const planned = "2026-11-25T10:02:00";
  if (!isDateTime(planned)) throw new Error("no date-time");
  const row = {
    code: "DP 4111 1111 1111 1111",
    caseType: "DP",
    turn: { kind: "acquirer" },
    stage: "Review",
    amount: "9007199254740993.10",
    currency: "RUB",
    planned,
    dueAt: now + 5.5 * 3_600_000,
    controlActions: ["Waiting", { unknown: "Later" }],
    isFinished: false,
    changes: { counts: () => ({ total: 1, kinds: ["document"] as const }) },
    merchantOrCard: "LINDEN",
    readAt: 0,
  } as const;
  const large = { ...row, amount: "4111111111111111.00" } as const;
  const refused = new Failure({ kind: "refused", message: "Case 2 is locked." });
  const [heads = [], first, second, third, fourth] = tableOf(
    [
      entry("1", { row }),
      entry("2", { error: refused }),
      entry("3", { row: large }),
      entry("4", { row, error: refused }),
    ],
    english,
    now,
  );
  expect(heads).toHaveLength(13);
  expect(first).toEqual([
    "1",
    "DP 4111••••••••1111",
    "DP",
    "Review",
    "9007199254740993.10",
    "RUB",
    "2026-11-25T10:02:00",
    "5",
    "Acquirer's turn",
    "LINDEN",
    "Merchant action awaits the acquirer's decision, Later",
    "1 change",
    "",
  ]);
  expect(second?.join("|")).toBe("2||||||||||||Case 2 is locked.");
  expect(third?.[4]).toBe("4111111111111111.00");
  expect(fourth?.at(-1)).toBe("Not refreshed: Case 2 is locked.");
});

test("masks card numbers in every cell", () => {
  const card = "4111111111111111";
  const error = new Failure({ kind: "refused", message: card });
  const row = {
    code: card,
    caseType: card,
    turn: { kind: "acquirer" as const },
    stage: card,
    amount: new Mismatch(card),
    currency: "",
    planned: new Mismatch(card),
    dueAt: undefined,
    controlActions: [{ unknown: card }],
    isFinished: false,
    changes: undefined,
    merchantOrCard: card,
    readAt: 0,
  };
  const [, ...lines] = tableOf([entry(card, { row, error }), entry(card, { error })], english, now);
  expect(lines.join().match(/4111••••••••1111/g)).toHaveLength(11);
  expect(lines.join()).not.toContain(card);
});
