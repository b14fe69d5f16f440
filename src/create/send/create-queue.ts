import type { CreateOutcome, ResultItem } from "#api/create-cases.ts";
import { chunksOf } from "#model/chunks.ts";
import type { Transaction } from "../transactions/transaction.ts";
import { type Halt, hasMany, type QueueRow, type QueueState } from "./queue-state.ts";
import { isOutcomeUnknown, wasNotSent } from "./send-create.ts";

interface QueueOptions {
  /** Transactions in a request, at most. */
  readonly size: number;
  /** Rows that are not sent. */
  readonly heldBack: readonly Transaction[];
  /** Sends one request. */
  readonly send: (rows: readonly Transaction[]) => Promise<CreateOutcome>;
  /** Whether somebody is signed in, and there is a network. */
  readonly isOpen: () => boolean;
  readonly onChange: (state: QueueState) => void;
}

/**
 * Sends transactions, one request after another and each of them once. It pauses and stops between
 * requests, and stops automatically at the first one that failed or whose outcome is not known.
 */
export class CreateQueue {
  readonly #options: QueueOptions;
  #state: QueueState;
  #isWorking = false;

  constructor(transactions: readonly Transaction[], options: QueueOptions) {
    this.#options = options;
    const chunks = chunksOf(transactions, options.size);
    this.#state = {
      phase: "paused",
      rows: [
        ...chunks.flatMap((chunk, index) => rowsOf(chunk, "ready", index + 1)),
        ...rowsOf(options.heldBack, "problem", 0),
      ],
      requests: chunks.length,
      done: 0,
      halt: undefined,
      contradictions: [],
    };
  }

  /** Its state now. */
  get state(): QueueState {
    return this.#state;
  }

  /** Sends what is waiting. While it is sending already, it only takes back a pause or a stop. */
  async proceed(): Promise<void> {
    if (this.#state.phase === "ended") return;
    this.#set({ phase: "running" });
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      while (this.#state.phase === "running") await this.#sendNext();
    } finally {
      this.#isWorking = false;
    }
    if (this.#state.phase === "pausing") this.#set({ phase: "paused" });
    if (this.#state.phase === "stopping") this.#set({ phase: "stopped" });
  }

  /** Sends no further request until {@link proceed}. */
  pause(): void {
    if (this.#state.phase === "running") this.#set({ phase: "pausing" });
  }

  /** Ends the queue after the request that is being sent. */
  stop(): void {
    if (this.#state.phase === "paused") this.#set({ phase: "stopped" });
    else if (this.#isWorking) this.#set({ phase: "stopping" });
  }

  async #sendNext(): Promise<void> {
    const { done, requests, rows, contradictions } = this.#state;
    // A single request is sent in any case: its failure says what is wrong. A queue of many pauses, and
    // the operator continues it after signing in or coming back online.
    const isOpen = !hasMany(this.#state) || this.#options.isOpen();
    if (!isOpen) return this.#set({ phase: "paused" });
    const number = done + 1;
    const from = rows.findIndex(({ request }) => request === number);
    const sent = rows
      .filter(({ request }) => request === number)
      .map((row): QueueRow => ({ ...row, status: "sending", sentAt: Date.now() }));
    const replaced = (by: readonly QueueRow[]) => rows.toSpliced(from, sent.length, ...by);
    this.#set({ rows: replaced(sent) });
    const end = await this.#send(number, sent);
    this.#set({
      rows: replaced(end.rows),
      done: number,
      halt: end.halt ?? this.#state.halt,
      contradictions: [...contradictions, ...contradictionOf(number, end.outcome)],
    });
    if (number === requests) this.#set({ phase: "ended" });
    else if (end.halt) this.#set({ phase: "stopped" });
  }

  /** Sends a request. @returns its rows with what became of them, and why nothing more can be sent. */
  async #send(number: number, sent: readonly QueueRow[]): Promise<RequestEnd> {
    try {
      const outcome = await this.#options.send(
        sent.flatMap(({ transaction }) => transaction ?? []),
      );
      const { items, isWhole } = outcome;
      if (!isWhole) {
        const sentAt = sent[0]?.sentAt;
        return {
          rows: [
            ...sent.map((row): QueueRow => ({ ...row, status: "unknown", why: "unmatched" })),
            ...items.map((item, index) => unmatchedRow(item, number, index + 1, sentAt)),
          ],
          outcome,
          halt: { number, kind: "unmatched" },
        };
      }
      // An item belongs to the transaction at its position.
      const rows = sent.map((row, index) => {
        const item = items[index];
        return item ? { ...row, status: statusOf(item), item } : row;
      });
      const isClear = items.every(({ isCreated }) => isCreated !== undefined);
      return { rows, outcome, halt: isClear ? undefined : { number, kind: "notReported" } };
    } catch (error) {
      const kind = isOutcomeUnknown(error) ? "unknown" : "failed";
      const rows = sent.map((row): QueueRow => {
        if (kind === "unknown") return { ...row, status: "unknown" };
        return wasNotSent(error)
          ? { ...row, status: "ready", sentAt: undefined }
          : { ...row, status: "refused", why: "notCarriedOut" };
      });
      return { rows, outcome: undefined, halt: { number, kind, error } };
    }
  }

  #set(part: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...part };
    this.#options.onChange(this.#state);
  }
}

/** How a request ended. */
interface RequestEnd {
  readonly rows: readonly QueueRow[];
  /** The answer, if there was one. */
  readonly outcome: CreateOutcome | undefined;
  readonly halt: Halt | undefined;
}

const rowsOf = (
  transactions: readonly Transaction[],
  status: "ready" | "problem",
  request: number,
): QueueRow[] =>
  transactions.map((transaction) => ({ key: transaction.key, status, transaction, request }));

function unmatchedRow(
  item: ResultItem,
  request: number,
  position: number,
  sentAt: number | undefined,
): QueueRow {
  const key = `item ${request} ${position}`;
  const status = statusOf(item);
  return { key, status, transaction: undefined, request, position, sentAt, item };
}

function statusOf({ isCreated }: ResultItem): QueueRow["status"] {
  if (isCreated === undefined) return "notReported";
  return isCreated ? "created" : "refused";
}

/** An answer as a whole that says something else than its items. */
function contradictionOf(number: number, outcome: CreateOutcome | undefined) {
  if (outcome?.success === undefined) return [];
  const areAllCreated = outcome.items.every(({ isCreated }) => isCreated === true);
  return outcome.success === areAllCreated ? [] : [{ number, success: outcome.success }];
}
