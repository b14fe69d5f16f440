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
  readonly canSend: () => boolean;
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

  /** Sends the waiting requests. While one is being sent, it only cancels a pause or a stop. */
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
    // A single request is sent in any case: its failure says what is wrong. A queue of many pauses, and
    // the operator continues it after signing in or coming back online.
    if (hasMany(this.#state) && !this.#options.canSend()) return this.#set({ phase: "paused" });
    const { done, requests, rows, contradictions } = this.#state;
    const number = done + 1;
    const sentAt = Date.now();
    const first = rows.findIndex(({ request }) => request === number);
    const sent = rows
      .filter(({ request }) => request === number)
      .map((row): QueueRow => ({ ...row, sentAt }));
    let end: RequestEnd;
    try {
      const transactions = sent.flatMap(({ transaction }) => transaction ?? []);
      end = answeredEnd(await this.#options.send(transactions), number, sent);
    } catch (error) {
      end = failedEnd(error, number, sent);
    }
    this.#set({
      rows: rows.toSpliced(first, sent.length, ...end.rows),
      done: number,
      halt: end.halt ?? this.#state.halt,
      contradictions: end.isContradictory ? [...contradictions, number] : contradictions,
      ...(end.halt && { phase: "stopped" }),
      ...(number === requests && { phase: "ended" }),
    });
  }

  #set(part: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...part };
    this.#options.onChange(this.#state);
  }
}

/** How a request ended. */
interface RequestEnd {
  readonly rows: readonly QueueRow[];
  /** Why nothing more is sent after it. */
  readonly halt?: Halt;
  readonly isContradictory: boolean;
}

/** Reads what an error says of the rows of its request. */
function failedEnd(error: unknown, number: number, sent: readonly QueueRow[]): RequestEnd {
  const kind = isOutcomeUnknown(error) ? "unknown" : "failed";
  const rows = sent.map((row): QueueRow => {
    if (kind === "unknown") return { ...row, status: "unknown" };
    return wasNotSent(error)
      ? { ...row, sentAt: undefined }
      : { ...row, status: "refused", why: "notCarriedOut" };
  });
  return { rows, halt: { number, kind, error }, isContradictory: false };
}

/** Reads what an answer says of the rows of its request. */
function answeredEnd(
  { items, isWhole, success }: CreateOutcome,
  number: number,
  sent: readonly QueueRow[],
): RequestEnd {
  const areAllCreated = items.every(({ isCreated }) => isCreated === true);
  const isContradictory = success !== undefined && success !== areAllCreated;
  if (isWhole) {
    // An item belongs to the transaction at its position.
    const rows = sent.map((row, index) => withItem(row, items[index]));
    const isReported = items.every(({ isCreated }) => isCreated !== undefined);
    return { rows, isContradictory, ...(!isReported && { halt: { number, kind: "notReported" } }) };
  }
  const itemRows = items.map((item, index) =>
    withItem(
      {
        key: `item ${number} ${index + 1}`,
        status: "ready",
        transaction: undefined,
        request: number,
        position: index + 1,
        sentAt: sent[0]?.sentAt,
      },
      item,
    ),
  );
  const rows = sent.map((row): QueueRow => ({ ...row, status: "unknown", why: "unmatched" }));
  return { rows: [...rows, ...itemRows], isContradictory, halt: { number, kind: "unmatched" } };
}

function withItem(row: QueueRow, item: ResultItem | undefined): QueueRow {
  if (item?.isCreated === undefined) return { ...row, item, status: "notReported" };
  return { ...row, item, status: item.isCreated ? "created" : "refused" };
}

const rowsOf = (
  transactions: readonly Transaction[],
  status: "ready" | "problem",
  request: number,
): QueueRow[] =>
  transactions.map((transaction) => ({ key: transaction.key, status, transaction, request }));
