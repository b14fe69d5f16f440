import type { CreateOutcome, ResultItem } from "#api/create-cases.ts";
import type { CaseId } from "#model/case-id.ts";
import { inPieces } from "#model/in-pieces.ts";
import type { CheckedTransaction } from "../transactions/transaction.ts";
import { isUnknown, isUnsent } from "./send-create.ts";

/** What became of one request. */
export type RequestState =
  | { readonly kind: "waiting" | "sending" }
  | { readonly kind: "answered"; readonly outcome: CreateOutcome }
  /** It was surely not carried out. */
  | { readonly kind: "failed"; readonly error: unknown }
  /** It may have been carried out. */
  | { readonly kind: "unknown"; readonly error: unknown };

/** One request of a queue. */
export interface QueuedRequest {
  /** From 1. */
  readonly number: number;
  readonly rows: readonly CheckedTransaction[];
  /** When it was sent, milliseconds since 1970; `undefined` unless it was. */
  readonly at: number | undefined;
  readonly state: RequestState;
}

/** Where a queue stands; `stopped` with something left unsent, `ended` with nothing. */
export type QueuePhase = "running" | "pausing" | "stopping" | "paused" | "stopped" | "ended";

/** A queue at a moment. */
export interface QueueState {
  readonly phase: QueuePhase;
  /** At least one. */
  readonly requests: readonly QueuedRequest[];
  /** Rows that are not sent. */
  readonly heldBack: readonly CheckedTransaction[];
}

interface QueueOptions {
  /** Transactions in a request, at most. */
  readonly size: number;
  readonly heldBack: readonly CheckedTransaction[];
  /** Sends one request. */
  readonly send: (rows: readonly CheckedTransaction[]) => Promise<CreateOutcome>;
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

  constructor(rows: readonly CheckedTransaction[], options: QueueOptions) {
    this.#options = options;
    const { size, heldBack } = options;
    const requests = inPieces(rows, size).map((part, at) => ({
      number: at + 1,
      rows: part,
      at: undefined,
      state: { kind: "waiting" } as const,
    }));
    this.#state = { phase: "paused", requests, heldBack };
  }

  /** Where it stands. */
  get state(): QueueState {
    return this.#state;
  }

  /** Sends what is waiting. While it does so already, only a pause or a stop is taken back. */
  async proceed(): Promise<void> {
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

  /** Ends the queue behind the request that is on its way. */
  stop(): void {
    if (this.#state.phase === "paused") this.#set({ phase: "stopped" });
    else if (this.#isWorking) this.#set({ phase: "stopping" });
  }

  async #sendNext(): Promise<void> {
    const next = this.#state.requests.find(({ state }) => state.kind === "waiting");
    if (!next) return this.#set({ phase: "ended" });
    // A single request says for itself why it can't be sent. Of many, whoever comes back to a locked
    // screen, or to the network, says that it goes on.
    const isOpen = !hasMany(this.#state) || this.#options.isOpen();
    if (!isOpen) return this.#set({ phase: "paused" });
    const sent = { ...next, at: Date.now() };
    this.#replace({ ...sent, state: { kind: "sending" } });
    const state = await this.#stateAfter(next.rows);
    const hasLeft = state.kind !== "failed" || !isUnsent(state.error);
    this.#replace({ ...(hasLeft ? sent : next), state });
    const isWaiting = this.#state.requests.some((request) => request.state.kind === "waiting");
    if (!isWaiting) this.#set({ phase: "ended" });
    else if (!isClear({ state })) this.#set({ phase: "stopped" });
  }

  async #stateAfter(rows: readonly CheckedTransaction[]): Promise<RequestState> {
    try {
      return { kind: "answered", outcome: await this.#options.send(rows) };
    } catch (error) {
      return { kind: isUnknown(error) ? "unknown" : "failed", error };
    }
  }

  #replace(request: QueuedRequest): void {
    const { requests } = this.#state;
    this.#set({ requests: requests.with(request.number - 1, request) });
  }

  #set(part: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...part };
    this.#options.onChange(this.#state);
  }
}

/** Whether something is sent, or will be without a further question. */
export const isBusy = ({ phase }: QueueState): boolean => phase !== "ended" && phase !== "stopped";

/** Whether a queue has more than one request, so that it can be paused and stopped. */
export const hasMany = ({ requests }: QueueState): boolean => requests.length > 1;

/** Whether the answer has another number of items than there are transactions. */
export const isUnmatched = ({ state }: Pick<QueuedRequest, "state">): boolean =>
  state.kind === "answered" && !state.outcome.isWhole;

/** Whether the answer says of every transaction what became of it. */
export const isClear = ({ state }: Pick<QueuedRequest, "state">): boolean =>
  state.kind === "answered" &&
  state.outcome.isWhole &&
  state.outcome.items.every(({ isCreated }) => isCreated !== undefined);

/** The items of all answers, those that can't be matched to a transaction among them. */
export const itemsOf = ({ requests }: QueueState): readonly ResultItem[] =>
  requests.flatMap(({ state }) => (state.kind === "answered" ? state.outcome.items : []));

/** The cases that a queue has created. */
export const createdIn = (queue: QueueState): CaseId[] =>
  itemsOf(queue).flatMap(({ isCreated, id }) => (isCreated && id !== undefined ? [id] : []));

/** The transactions of the requests that have not been sent. */
export const countWaiting = ({ requests }: QueueState): { requests: number; rows: number } => {
  const waiting = requests.filter(({ state }) => state.kind === "waiting");
  return { requests: waiting.length, rows: waiting.flatMap(({ rows }) => rows).length };
};
