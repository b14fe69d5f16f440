import type { ResultItem } from "#api/create-cases.ts";
import type { JudgedRow } from "./batch.ts";
import type { RunRequest, RunState } from "./batch-run.ts";
import { remembered } from "./remembered.ts";
import { kindOf, looseItems, type RowResultKind, resultsOf } from "./row-result.ts";

/** One line of what a run has come to. The same object until something changes in it. */
export interface ResultLine {
  /** Unlike that of any other line. */
  readonly key: string;
  readonly kind: RowResultKind;
  /** The row it is about, or which item of which answer, where the rows cannot be told apart. */
  readonly of: { readonly row: number } | { readonly request: number; readonly number: number };
  readonly arn: string;
  /** The service's item. */
  readonly item: ResultItem | undefined;
  /** The verdict that kept the row out of the run. */
  readonly held?: JudgedRow;
}

/** All lines in their order. @param isEnded what was not sent is told too. */
export function linesOf({ requests, held }: RunState, isEnded: boolean): ResultLine[] {
  const told = requests.filter(
    ({ state }) => isEnded || (state.kind !== "waiting" && state.kind !== "sending"),
  );
  return [...told.flatMap(linesOfRequest), ...(isEnded ? held.map(lineOfHeld) : [])];
}

const linesOfRequest = remembered((request: RunRequest): readonly ResultLine[] => [
  ...resultsOf(request).map(({ row, kind, item }) => ({
    key: `row ${row.number}`,
    kind,
    of: { row: row.number },
    arn: row.arn,
    item,
  })),
  ...looseItems(request).map((item, at) => ({
    key: `item ${request.number} ${at}`,
    kind: kindOf(item),
    of: { request: request.number, number: at + 1 },
    arn: "",
    item,
  })),
]);

const lineOfHeld = remembered((held: JudgedRow): ResultLine => {
  const { number, arn } = held.row;
  return { key: `row ${number}`, kind: "unsent", of: { row: number }, arn, item: undefined, held };
});
