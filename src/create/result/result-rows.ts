import type { ResultItem } from "#api/create-cases.ts";
import { memoize } from "#language/memoize.ts";
import {
  hasMany,
  isBusy,
  isUnmatched,
  type QueuedRequest,
  type QueueState,
} from "../send/create-queue.ts";
import type { CheckedTransaction } from "../transactions/transaction.ts";

/** Where a transaction of a queue stands. */
export const rowStatuses = [
  "created",
  "refused",
  /** The service answered without saying what became of it. */
  "notReported",
  /** Its answer was lost, or can't be matched to it. */
  "unknown",
  "sending",
  /** Not sent yet. */
  "ready",
  /** Held back for its problem. */
  "problem",
] as const;

/** Where a transaction of a queue stands. */
export type RowStatus = (typeof rowStatuses)[number];

/** One row of a result. The same object until something changes in it. */
export interface ResultRow {
  /** Unlike that of any other row. */
  readonly key: string;
  readonly status: RowStatus;
  /** The transaction it is about; `undefined` for an item that can't be matched to one. */
  readonly transaction: CheckedTransaction | undefined;
  /** The number of its request, and its place in that, both from 1. */
  readonly request: number;
  readonly place: number;
  /** The service's item. */
  readonly item: ResultItem | undefined;
  /** Why there is no item for it. */
  readonly why?: "unmatched" | "notCarriedOut" | undefined;
}

/** The rows to show, in their order: while requests are sent only of those that have ended. */
export function shownRows(queue: QueueState): ResultRow[] {
  const { requests } = queue;
  // With another number of items than transactions the items are all there is to show of one request.
  if (!hasMany(queue) && requests.some(isUnmatched)) {
    return requests.flatMap(rowsOf).filter(({ transaction }) => !transaction);
  }
  if (!isBusy(queue)) return allRows(queue);
  return requests
    .filter(({ state }) => state.kind !== "waiting" && state.kind !== "sending")
    .flatMap(rowsOf);
}

/** Every transaction with what became of it, and behind those of its request the unmatched items. */
export const allRows = ({ requests, heldBack }: QueueState): ResultRow[] => [
  ...requests.flatMap(rowsOf),
  ...heldBack.map(heldBackRow),
];

/** How many transactions there are of each status, and in all. */
export function countResults(queue: QueueState): Record<RowStatus | "all", number> {
  const rows = allRows(queue).filter(({ transaction }) => transaction);
  const counts = {
    created: 0,
    refused: 0,
    notReported: 0,
    unknown: 0,
    sending: 0,
    ready: 0,
    problem: 0,
    all: rows.length,
  };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}

/** The rows of a request: each of its transactions, and the items that can't be matched to one. */
const rowsOf = memoize((request: QueuedRequest): ResultRow[] => {
  const { number, rows, state } = request;
  const items = state.kind === "answered" && isUnmatched(request) ? state.outcome.items : [];
  return [
    ...rows.map((transaction, at) => ({
      key: transaction.key,
      transaction,
      request: number,
      place: at + 1,
      ...becameOf(request, at),
    })),
    ...items.map((item, at) => ({
      key: `item ${number} ${at}`,
      transaction: undefined,
      request: number,
      place: at + 1,
      status: statusOf(item),
      item,
    })),
  ];
});

/** What became of the transaction at a place. An item belongs to it by that place, where the counts match. */
function becameOf(request: QueuedRequest, at: number): Pick<ResultRow, "status" | "item" | "why"> {
  const { state } = request;
  switch (state.kind) {
    case "waiting":
      return { status: "ready", item: undefined };
    case "sending":
    case "unknown":
      return { status: state.kind, item: undefined };
    case "failed":
      return request.at === undefined
        ? { status: "ready", item: undefined }
        : { status: "refused", item: undefined, why: "notCarriedOut" };
    case "answered": {
      const item = isUnmatched(request) ? undefined : state.outcome.items[at];
      return item
        ? { status: statusOf(item), item }
        : { status: "unknown", item: undefined, why: "unmatched" };
    }
  }
}

const heldBackRow = memoize(
  (transaction: CheckedTransaction): ResultRow => ({
    key: transaction.key,
    status: "problem",
    transaction,
    request: 0,
    place: 0,
    item: undefined,
  }),
);

function statusOf({ isCreated }: ResultItem): RowStatus {
  if (isCreated === undefined) return "notReported";
  return isCreated ? "created" : "refused";
}
