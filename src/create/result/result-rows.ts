import type { ResultItem } from "#api/create-cases.ts";
import { memoize } from "#language/memoize.ts";
import { hasMany, isBusy, type QueuedRequest, type QueueState } from "../send/create-queue.ts";
import type { CheckedTransaction, RowStatus } from "../transactions/transaction.ts";

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

/** What results are counted and filtered by: *ready* and *problem* are both not sent. */
export const resultKinds = [
  "created",
  "refused",
  "notReported",
  "unknown",
  "sending",
  "notSent",
] as const;

/** A kind of result. */
export type ResultKind = (typeof resultKinds)[number];

const kinds: Readonly<Record<RowStatus, ResultKind>> = {
  ready: "notSent",
  problem: "notSent",
  sending: "sending",
  created: "created",
  refused: "refused",
  notReported: "notReported",
  unknown: "unknown",
};

/** The kind of a row. */
export const resultKindOf = ({ status }: Pick<ResultRow, "status">): ResultKind => kinds[status];

/** The rows to show, in their order: while requests are sent only of those that have ended. */
export function shownRows(queue: QueueState): ResultRow[] {
  const { requests } = queue;
  if (!hasMany(queue)) {
    // With another number of items than transactions the items are all there is to show.
    const [only] = requests;
    const isMatched = only?.state.kind !== "answered" || only.state.outcome.isWhole;
    return isMatched ? allRows(queue) : requests.flatMap(unmatchedItems);
  }
  if (!isBusy(queue)) return allRows(queue);
  return requests
    .filter(({ state }) => state.kind !== "waiting" && state.kind !== "sending")
    .flatMap((request) => [...rowsOf(request), ...unmatchedItems(request)]);
}

/** Every transaction with what became of it, and behind those of its request the unmatched items. */
export const allRows = ({ requests, heldBack }: QueueState): ResultRow[] => [
  ...requests.flatMap((request) => [...rowsOf(request), ...unmatchedItems(request)]),
  ...heldBack.map(heldBackRow),
];

/** How many transactions there are of each kind, and in all. */
export function countResults({
  requests,
  heldBack,
}: QueueState): Record<ResultKind | "all", number> {
  const counts = {
    created: 0,
    refused: 0,
    notReported: 0,
    unknown: 0,
    sending: 0,
    notSent: 0,
    all: 0,
  };
  for (const row of [...requests.flatMap(rowsOf), ...heldBack.map(heldBackRow)]) {
    counts[resultKindOf(row)] += 1;
    counts.all += 1;
  }
  return counts;
}

/** What became of each transaction of a request. An item belongs to one by its place, where the counts match. */
const rowsOf = memoize(({ number, rows, at: sentAt, state }: QueuedRequest): ResultRow[] =>
  rows.map((transaction, at) => {
    const row = {
      key: `transaction ${transaction.number}`,
      transaction,
      request: number,
      place: at + 1,
      item: undefined,
    };
    switch (state.kind) {
      case "waiting":
        return { ...row, status: "ready" };
      case "sending":
        return { ...row, status: "sending" };
      case "unknown":
        return { ...row, status: "unknown" };
      case "failed":
        return sentAt === undefined
          ? { ...row, status: "ready" }
          : { ...row, status: "refused", why: "notCarriedOut" };
      case "answered": {
        const item = state.outcome.isWhole ? state.outcome.items[at] : undefined;
        return item
          ? { ...row, status: statusOf(item), item }
          : { ...row, status: "unknown", why: "unmatched" };
      }
    }
  }),
);

/** Items that can't be matched to a transaction. */
const unmatchedItems = memoize(({ number, state }: QueuedRequest): ResultRow[] =>
  state.kind !== "answered" || state.outcome.isWhole
    ? []
    : state.outcome.items.map((item, at) => ({
        key: `item ${number} ${at}`,
        status: statusOf(item),
        transaction: undefined,
        request: number,
        place: at + 1,
        item,
      })),
);

const heldBackRow = memoize(
  (transaction: CheckedTransaction): ResultRow => ({
    key: `transaction ${transaction.number}`,
    status: transaction.problem ? "problem" : "ready",
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
