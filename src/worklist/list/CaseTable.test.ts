import { expect, test } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { entryWith } from "../fixtures/entries.ts";
import { listRows } from "./CaseTable.tsx";

const rowsOf = (shown: readonly number[], held: readonly number[]) =>
  listRows(
    shown.map((id) => entryWith(id)),
    held.map(caseIdOf),
  ).map((row) => (typeof row === "number" ? -Number(row) : row.id));

test.each([
  ["without removals", [1, 2, 3], [], [1, 2, 3]],
  ["a removed row leaves a gap", [1, 3], [1, 2, 3], [1, -2, 3]],
  ["no gaps in another order", [3, 1], [1, 2, 3], [3, 1]],
  ["no gap once a case was put back", [1, 2, 3], [1, 2, 3], [1, 2, 3]],
])("%s", (_, shown, held, rows) => {
  expect(rowsOf(shown, held)).toEqual(rows);
});
