import type { ResultItem } from "#api/create-cases.ts";
import type { CaseId } from "#model/case-id.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** What is known of a transaction in a queue. */
export const rowStatuses = [
  "created",
  "refused",
  /** The service answered without saying what became of it. */
  "notReported",
  /** Its answer was lost, or can't be matched to it. */
  "unknown",
  /** Not sent, or not answered yet. */
  "ready",
  /** Held back because of its problem. */
  "problem",
] as const;

/** The status of a transaction in a queue. */
export type RowStatus = (typeof rowStatuses)[number];

/** One row of a queue and of its result. The same object until something changes in it. */
export interface QueueRow {
  /** Unique in the queue. */
  readonly key: string;
  readonly status: RowStatus;
  /** `undefined` for an item that can't be matched to a transaction. */
  readonly transaction: Transaction | undefined;
  /** The number of its request, from 1; 0 for a row held back. */
  readonly request: number;
  /** The position in the answer, from 1, of an item that can't be matched. */
  readonly position?: number;
  /** When it was sent, in milliseconds since 1970; `undefined` if it was not. */
  readonly sentAt?: number | undefined;
  /** The service's item. */
  readonly item?: ResultItem | undefined;
  /** Why there is no item for it. */
  readonly why?: "unmatched" | "notCarriedOut" | undefined;
}

/**
 * Why nothing more is sent after a request: its answer does not report every transaction
 * (`notReported`) or can't be matched to them (`unmatched`), the request was surely not carried out
 * (`failed`), or it may have been (`unknown`).
 */
export type Halt = { readonly number: number } & (
  | { readonly kind: "notReported" | "unmatched" }
  | { readonly kind: "failed" | "unknown"; readonly error: unknown }
);

/** The phase of a queue: `stopped` with unsent transactions, `ended` without any. */
export type QueuePhase = "running" | "pausing" | "stopping" | "paused" | "stopped" | "ended";

/** The state of a queue. */
export interface QueueState {
  readonly phase: QueuePhase;
  /** Every transaction with its outcome. The unmatched items of a request follow its transactions. */
  readonly rows: readonly QueueRow[];
  /** How many requests there are, at least one, and how many of them have ended. */
  readonly requests: number;
  readonly done: number;
  /** What stopped it the last time. */
  readonly halt: Halt | undefined;
  /** The numbers of the requests whose answer as a whole contradicts its items. */
  readonly contradictions: readonly number[];
}

/** Whether a request is being sent, or the operator may continue a pause. */
export const isBusy = ({ phase }: QueueState): boolean => phase !== "ended" && phase !== "stopped";

/** Whether a queue has more than one request, so that it can be paused and stopped. */
export const hasMany = ({ requests }: QueueState): boolean => requests > 1;

/** How many transactions are in requests that have not been sent. */
export const countWaiting = ({ rows, done }: QueueState): number =>
  rows.filter(({ request }) => request > done).length;

/** Whether the only request was answered by items that can't be matched to its transactions. */
export const isUnmatched = (queue: QueueState): boolean =>
  !hasMany(queue) && queue.halt?.kind === "unmatched";

/** The cases that a queue has created. */
export const createdIn = ({ rows }: QueueState): CaseId[] =>
  rows.flatMap(({ status, item }) =>
    status === "created" && item?.id !== undefined ? [item.id] : [],
  );

/** The rows to show: items without transactions where none can be matched; while requests are sent only of those that have ended. */
export function shownRows(queue: QueueState): readonly QueueRow[] {
  const { rows, done } = queue;
  if (isUnmatched(queue)) return rows.filter(({ transaction }) => !transaction);
  return isBusy(queue) ? rows.filter(({ request }) => request > 0 && request <= done) : rows;
}

/** How many transactions there are of each status, and in all. */
export function countResults({ rows }: QueueState): Record<RowStatus | "all", number> {
  const counts = {
    created: 0,
    refused: 0,
    notReported: 0,
    unknown: 0,
    ready: 0,
    problem: 0,
    all: 0,
  };
  for (const { transaction, status } of rows) {
    if (!transaction) continue;
    counts[status] += 1;
    counts.all += 1;
  }
  return counts;
}
