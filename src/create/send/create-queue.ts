import type { CreateOutcome, ResultItem } from "#api/create-cases.ts";
import type { CaseId } from "#model/case-id.ts";
import type { RowResult, RowStatus, Transaction } from "../transactions/transaction.ts";
import type { TransactionList } from "../transactions/transaction-list.ts";
import type { PlannedRequest } from "./planned-requests.ts";
import { statusAfterError } from "./send-create.ts";

/** An item of an answer that can't be matched to a transaction. */
export interface UnmatchedItem extends RowResult {
  /** Unique in the queue. */
  readonly key: string;
  /** From 1, in its answer. */
  readonly position: number;
}

/** Why nothing more is sent after a request. */
export interface Halt {
  readonly request: number;
  /**
   * `notReported`: its answer does not report every transaction; `unmatched`: its answer can't be matched
   * to them; `failed`: it was surely not carried out; `unknown`: it may have been.
   */
  readonly kind: "notReported" | "unmatched" | "failed" | "unknown";
  readonly error?: unknown;
}

/** The state of a queue. What became of its transactions is in their list. */
export interface QueueState {
  /** `stopped` with unsent transactions, `ended` without any. */
  readonly phase: "running" | "pausing" | "stopping" | "paused" | "stopped" | "ended";
  /** How many requests there are, at least one, and how many of them have ended. */
  readonly requests: number;
  readonly done: number;
  readonly halt: Halt | undefined;
  /** The numbers of the requests whose answer as a whole contradicts its items. */
  readonly contradictions: readonly number[];
  readonly unmatched: readonly UnmatchedItem[];
  /** The service's words about whole answers, each once. */
  readonly messages: readonly string[];
}

/** Whether a request is being sent, or the operator may continue a pause. */
export const isUnfinished = ({ phase }: QueueState): boolean =>
  phase !== "ended" && phase !== "stopped";

/** Whether a queue has more than one request, so that it can be paused and stopped. */
export const hasManyRequests = ({ requests }: QueueState): boolean => requests > 1;

interface QueueOptions {
  readonly list: Pick<TransactionList, "record">;
  readonly send: (request: PlannedRequest) => Promise<CreateOutcome>;
  readonly canSend: () => boolean;
  readonly onCases: (ids: readonly CaseId[]) => void;
  readonly onChange: (state: QueueState) => void;
}

/**
 * Sends requests, one after another and each of them once. It pauses and stops
 * between requests, and stops automatically at the first one that failed or whose outcome is not known.
 */
export class CreateQueue {
  readonly #requests: readonly PlannedRequest[];
  readonly #options: QueueOptions;
  #state: QueueState;

  constructor(requests: readonly PlannedRequest[], options: QueueOptions) {
    this.#requests = requests;
    this.#options = options;
    this.#state = {
      phase: "paused",
      requests: requests.length,
      done: 0,
      halt: undefined,
      contradictions: [],
      unmatched: [],
      messages: [],
    };
  }

  get state(): QueueState {
    return this.#state;
  }

  /** Sends the waiting requests. While one is being sent, it only cancels a pause or a stop. */
  async proceed(): Promise<void> {
    if (this.#state.phase === "ended") return;
    const isSending = this.#isSending();
    this.#set({ phase: "running" });
    if (isSending) return;
    // Nothing else can run between the end of a request and the next check of the phase: two loops would send twice.
    while (this.#state.phase === "running") this.#set(await this.#sendNext());
    if (this.#state.phase === "pausing") this.#set({ phase: "paused" });
    if (this.#state.phase === "stopping") this.#set({ phase: "stopped" });
  }

  pause(): void {
    if (this.#state.phase === "running") this.#set({ phase: "pausing" });
  }

  stop(): void {
    if (this.#state.phase === "paused") this.#set({ phase: "stopped" });
    else if (this.#isSending()) this.#set({ phase: "stopping" });
  }

  /** Whether a request is being sent, or just about to be. */
  #isSending(): boolean {
    return ["running", "pausing", "stopping"].includes(this.#state.phase);
  }

  /** Sends the next request. @returns the changes of the state. */
  async #sendNext(): Promise<Partial<QueueState>> {
    const { send, canSend } = this.#options;
    // A single request is sent in any case: its failure says what is wrong. A queue of many pauses, and
    // the operator continues it after signing in.
    if (hasManyRequests(this.#state) && !canSend()) return { phase: "paused" };
    const { done, requests } = this.#state;
    const next = this.#requests[done];
    if (!next) return { phase: "ended" };
    const { rows } = next;
    const sent = { request: done + 1, sentAt: Date.now() };
    const end = await send(next).then(
      (outcome) => this.#recordAnswer(outcome, rows, sent),
      (error: unknown) => this.#recordFailure(error, rows, sent),
    );
    return {
      ...end,
      done: sent.request,
      ...(end.halt && { phase: "stopped" }),
      ...(sent.request === requests && { phase: "ended" }),
    };
  }

  #recordAnswer(
    { items, success, message = "" }: CreateOutcome,
    rows: readonly Transaction[],
    sent: Sent,
  ): Partial<QueueState> {
    const { list, onCases } = this.#options;
    const { contradictions, unmatched, messages } = this.#state;
    onCases(items.flatMap(({ isCreated, id }) => (isCreated && id !== undefined ? [id] : [])));
    const { request } = sent;
    const results = items.map((item) => ({ ...sent, item, status: statusOf(item) }));
    const isAllCreated = results.every(({ status }) => status === "created");
    const isContradictory = success !== undefined && success !== isAllCreated;
    const end = {
      ...(isContradictory && { contradictions: [...contradictions, request] }),
      ...(message !== "" && !messages.includes(message) && { messages: [...messages, message] }),
    };
    if (items.length === rows.length) {
      // An item belongs to the transaction at its position.
      list.record(rows, (index) => results[index]);
      const isReported = results.every(({ status }) => status !== "notReported");
      return isReported ? end : { ...end, halt: { request, kind: "notReported" } };
    }
    list.record(rows, () => ({ ...sent, status: "unknown" }));
    const unmatchedItems = results.map((result, index) => ({
      ...result,
      key: `item ${request} ${index + 1}`,
      position: index + 1,
    }));
    return {
      ...end,
      unmatched: [...unmatched, ...unmatchedItems],
      halt: { request, kind: "unmatched" },
    };
  }

  #recordFailure(error: unknown, rows: readonly Transaction[], sent: Sent): Partial<QueueState> {
    const { request } = sent;
    const status = statusAfterError(error);
    this.#options.list.record(rows, () =>
      status === "ready" ? { request, status } : { ...sent, status },
    );
    return { halt: { request, kind: status === "unknown" ? status : "failed", error } };
  }

  #set(part: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...part };
    this.#options.onChange(this.#state);
  }
}

type Sent = Required<Pick<RowResult, "request" | "sentAt">>;

function statusOf({ isCreated }: ResultItem): RowStatus {
  if (isCreated === undefined) return "notReported";
  return isCreated ? "created" : "refused";
}
