import { expect, test } from "vitest";
import { Failure } from "#api/failure.ts";
import * as english from "#i18n/english.ts";
import type { ChangeCounts } from "#model/change.ts";
import { clockAt } from "#model/time/deadline.ts";
import { isDateTime } from "#wire/date-time.ts";
import { Mismatch } from "#wire/spec-value.ts";
import { entryWith, summaryWith } from "../fixtures/entries.ts";
import { columnTypes, tableOf } from "./case-table-file.ts";

const now = Date.UTC(2026, 10, 25);
const clock = clockAt(now, "UTC");
const planned = "2026-11-25T10:02:00";

test("has values as received, and failures in words", () => {
  if (!isDateTime(planned)) throw new Error("no date-time");
  const summary = summaryWith({
    code: "DP-26-1",
    turn: { kind: "acquirer", user: "smirnov" },
    stage: "Review",
    next: { kind: "acquirerDecides" },
    amount: "9007199254740993.10",
    currency: "RUB",
    autoAction: planned,
    dueAt: now + 5.5 * 3_600_000,
    merchantOrCard: "LINDEN",
  });
  const error = new Failure({ kind: "refused", message: "Case 2 is locked." });
  const changes: ChangeCounts = { total: 1, kinds: ["document"] };
  const entries = [
    entryWith(1, { summary, changes }),
    entryWith(2, { error, isNotLoaded: true }),
    entryWith(3, { summary, error }),
    entryWith(5, { isLoading: true }),
  ];
  const [heads, first, second, third, fifth] = tableOf(entries, english, clock);
  expect(heads).toHaveLength(14);
  expect(first).toEqual([
    "1",
    "DP-26-1",
    "DP",
    "Review",
    "9007199254740993.10",
    "RUB",
    "2026-11-25T10:02:00",
    "5",
    "Acquirer's turn",
    "smirnov",
    "Acquirer decides",
    "LINDEN",
    "1 change",
    "",
  ]);
  expect(second?.join("|")).toBe("2|||||||||||||Case 2 is locked.");
  expect(third?.at(-1)).toBe("Not refreshed: Case 2 is locked.");
  expect(fifth?.at(-1)).toBe("Loading…");
  const overdue = summaryWith({ dueAt: now - 30.5 * 3_600_000 });
  // As on the screen: overdue by 30 h, so that the automatic action is what comes next.
  expect(tableOf([entryWith(4, { summary: overdue })], english, clock)[1]).toContain("-30");
});

test("has the amount and the hours left as numbers, and the time of the automatic action as a date", () => {
  const [heads = []] = tableOf([], english, clock);
  const { column, fileColumn } = english.worklist;
  expect(columnTypes.numbers.map((index) => heads[index])).toEqual([
    column.amount,
    fileColumn.hours,
  ]);
  expect(columnTypes.dates.map((index) => heads[index])).toEqual([fileColumn.automatic]);
});

test("without the service's zone the time left is in days", () => {
  const clock = clockAt(Date.UTC(2026, 10, 25, 12), "", "UTC");
  const entries = [-30, 30].map((hours) =>
    entryWith(1, { summary: summaryWith({ dueAt: clock.now + hours * 3_600_000 }) }),
  );
  const [heads = [], ...lines] = tableOf(entries, english, clock);
  const column = heads.indexOf("Days left");
  expect(lines.map((line) => line[column])).toEqual(["-1", "1"]);
  expect(heads).not.toContain("Hours left");
});

test("masks card numbers in every cell, but not an amount", () => {
  const card = "4111111111111111";
  const error = new Failure({ kind: "refused", message: card });
  const summary = summaryWith({
    code: card,
    caseType: card,
    stage: card,
    amount: new Mismatch(card),
    autoAction: new Mismatch(card),
    turn: { kind: "user", user: card },
    next: { kind: "stage", name: card },
    merchantOrCard: card,
  });
  const [, ...lines] = tableOf([entryWith(card, { summary, error })], english, clock);
  expect(lines.join().match(/4111••••••••1111/g)).toHaveLength(10);
  expect(lines.join()).not.toContain(card);
  const [, amounts] = tableOf(
    [entryWith(1, { summary: summaryWith({ amount: `${card}.00` }) })],
    english,
    clock,
  );
  expect(amounts).toContain(`${card}.00`);
});
