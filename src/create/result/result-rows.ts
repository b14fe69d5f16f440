import type { CaseId } from "#model/case-id.ts";
import { type ResultStatus, type Row, resultStatusOf } from "../rows/row.ts";
import { createdIds, hasManyRequests, type QueueState, type UnmatchedItem } from "../send/queue.ts";

/** A queue with the rows of its list, sent or left out. */
export interface QueueResult extends QueueState {
  readonly rows: readonly Row[];
}

export type ResultRow = UnmatchedItem | Row;

export const isItem = (row: ResultRow): row is UnmatchedItem => "position" in row;

export const statusOf = (row: ResultRow): ResultStatus =>
  isItem(row) ? row.result.status : resultStatusOf(row);

export const unmatchedItems = ({ ends }: QueueState): readonly UnmatchedItem[] =>
  ends.flatMap(({ unmatched = [] }) => unmatched);

/** The items that can't be matched, then the rows of the form. */
export const allRows = (queue: QueueResult): ResultRow[] => [
  ...unmatchedItems(queue),
  ...queue.rows,
];

/** Whether the only request was answered by items that can't be matched to its rows: then they stand for these. */
export const isUnmatched = (queue: QueueState): boolean =>
  !hasManyRequests(queue) && unmatchedItems(queue).length > 0;

export const countRows = (rows: readonly ResultRow[], ...statuses: ResultStatus[]): number =>
  rows.filter((row) => statuses.includes(statusOf(row))).length;

/** The ids of the created cases, one for each result: several may name the same case. */
const namedIn = (queue: QueueResult): CaseId[] =>
  createdIds(allRows(queue).map(({ result }) => result));

/** The created cases whose ids are known, each once. */
export const createdIn = (queue: QueueResult): CaseId[] => [...new Set(namedIn(queue))];

/** The cases that more than one result names as created, each once. */
export function sharedCases(queue: QueueResult): CaseId[] {
  const byId = Map.groupBy(namedIn(queue), (id) => id);
  return [...byId].flatMap(([id, { length }]) => (length > 1 ? [id] : []));
}
