import type { CaseId } from "#model/case-id.ts";
import { type ResultStatus, type Row, resultStatusOf } from "../rows/row.ts";
import { hasManyRequests, isSending, type QueueState, type UnmatchedItem } from "./queue.ts";

/** A queue with the transactions of its list, sent or left out. */
export interface QueueResult extends QueueState {
  readonly rows: readonly Row[];
}

export type ResultRow = UnmatchedItem | Row;

export const isItem = (row: ResultRow): row is UnmatchedItem => "position" in row;

export const statusOf = (row: ResultRow): ResultStatus =>
  isItem(row) ? row.result.status : resultStatusOf(row);

/** Every row: the items that can't be matched, then the transactions. */
export const allRows = ({ unmatched, rows }: QueueResult): ResultRow[] => [...unmatched, ...rows];

/** Whether the only request was answered by items that can't be matched to its transactions. */
export const isUnmatched = (queue: QueueState): boolean =>
  !hasManyRequests(queue) && queue.halts.some(({ kind }) => kind === "unmatched");

/**
 * The rows to show: only the items where none can be matched; while requests are being sent, only the rows whose
 * request has ended.
 */
export function shownRows(result: QueueResult): readonly ResultRow[] {
  if (isUnmatched(result)) return result.unmatched;
  const rows = allRows(result);
  return isSending(result) ? rows.filter(({ result }) => result !== undefined) : rows;
}

export function countResults({ rows }: QueueResult): Record<ResultStatus, number> {
  const counts = {
    created: 0,
    refused: 0,
    notReported: 0,
    unknown: 0,
    notSent: 0,
    leftOut: 0,
    notThisTime: 0,
  };
  for (const row of rows) counts[resultStatusOf(row)] += 1;
  return counts;
}

export const createdIn = (result: QueueResult): CaseId[] =>
  allRows(result).flatMap(({ result }) =>
    result?.status === "created" && result.item?.id !== undefined ? [result.item.id] : [],
  );
