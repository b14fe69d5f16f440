import { expect, test } from "vitest";
import type { CaseSummary } from "#model/case-summary.ts";
import { entryWith, summaryWith } from "../fixtures/entries.ts";
import type { SortColumn } from "../store/columns-and-filters.ts";
import { idsOf } from "../store/entry.ts";
import { sortEntries } from "./use-entries.ts";

const sorted = (
  column: SortColumn,
  isDescending: boolean,
  ...summaries: readonly Partial<CaseSummary>[]
) => {
  const entries = summaries.map((summary, index) =>
    entryWith(index + 1, { summary: summaryWith(summary) }),
  );
  return idsOf(
    sortEntries([entryWith(9, { isNotLoaded: true }), ...entries], {
      column,
      isDescending,
    }),
  );
};

const eur = { amount: "20.00", currency: "EUR" };
const amounts = [{ amount: "3.00", currency: "RUB" }, eur, { amount: "100.00", currency: "EUR" }];
const dates: readonly Partial<CaseSummary>[] = [
  { isFinished: true },
  { dueAt: 200 },
  { autoAction: "never" },
  { dueAt: 100 },
];

test("amounts are sorted by currency, then by number, and cases that are not loaded come last", () => {
  expect(sorted("amount", false, ...amounts)).toEqual([2, 3, 1, 9]);
  expect(sorted("amount", true, ...amounts)).toEqual([1, 3, 2, 9]);
});

test("the least time left comes first, then cases without a deadline, then ended ones", () => {
  expect(sorted("due", false, ...dates)).toEqual([4, 2, 3, 1, 9]);
});

test("codes are sorted by their numbers", () => {
  expect(sorted("case", false, { code: "DP-26-10" }, { code: "DP-26-9" })).toEqual([2, 1, 9]);
});
