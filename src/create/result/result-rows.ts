import type { Messages } from "#i18n/messages.ts";
import type { CaseId } from "#model/case-id.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { isStop, problemsText } from "../rows/problem.ts";
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

/** One for each result: several may name the same case. */
const namedIn = (queue: QueueResult): CaseId[] =>
  createdIds(allRows(queue).map(({ result }) => result?.item));

export const createdIn = (queue: QueueResult): CaseId[] => [...new Set(namedIn(queue))];

/** The cases that more than one result names as created, each once. */
export function sharedCases(queue: QueueResult): CaseId[] {
  const byId = Map.groupBy(namedIn(queue), (id) => id);
  return [...byId].flatMap(([id, { length }]) => (length > 1 ? [id] : []));
}

/** The result of each transaction as a table with a heading row. Card numbers are masked; case ids are as received. */
export function resultTable(
  rows: readonly ResultRow[],
  messages: Messages,
  tag: string,
): string[][] {
  const { columns: t } = messages.create.result;
  return [
    [t.transaction, t.arn, t.outcome, t.caseId, t.message],
    ...rows.map((row) => {
      const { id = "", message = "" } = row.result?.item ?? {};
      return [
        isItem(row) ? itemText(row, messages) : String(row.number),
        isItem(row) ? "" : maskCardNumbers(row.arn),
        statusText(row, messages),
        String(id),
        `${maskCardNumbers(message)} ${resultNote(row, messages, tag)}`.trim(),
      ];
    }),
  ];
}

export const itemText = ({ result, position }: UnmatchedItem, { create }: Messages): string =>
  create.result.answerItem({ request: result.requestNumber, number: position });

/** The status of a row in words; a refusal that names a case says so, because the case may be its own. */
export function statusText(row: ResultRow, { create }: Messages): string {
  const status = statusOf(row);
  const id = row.result?.item?.id;
  if (status !== "refused" || id === undefined) return create.statuses[status];
  return create.result.refusedNaming({ id: maskedId(id) });
}

/** What there is to say about a row besides its status, its case and the service's message. */
export function resultNote(row: ResultRow, messages: Messages, tag: string): string {
  const { result: t } = messages.create;
  const item = row.result?.item;
  const { receivedId } = item ?? {};
  const badId = receivedId === undefined ? "" : t.badId({ id: maskCardNumbers(receivedId) });
  const problems = isItem(row) ? [] : row.problems;
  switch (statusOf(row)) {
    case "created":
      return badId || (item?.id === undefined ? t.noId : "");
    case "refused":
      if (!item) return t.notCarriedOut;
      return badId || (item.message === "" ? t.noReason : "");
    case "notReported":
      return `${t.noOutcome} ${badId}`.trim();
    case "leftOut":
      return problemsText(problems.filter(isStop), messages, tag);
    case "notThisTime":
      return problemsText(problems, messages, tag);
    case "notSent":
    case "unknown":
      return "";
  }
}
