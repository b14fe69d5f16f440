import type { CreateOutcome } from "#api/create-cases.ts";
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
}

/**
 * Sends transactions, one request after another and each of them once. It pauses and stops between
 * requests, and stops automatically at the first one that failed or whose outcome is not known.
 */
export class CreateQueue {
  readonly #options: QueueOptions;
  readonly #changed = new EventTarget();
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

  /** Calls back after each change. @returns how to stop. */
  readonly subscribe = (callback: () => void): (() => void) => {
    this.#changed.addEventListener("change", callback);
    return () => this.#changed.removeEventListener("change", callback);
  };

  /** Where it stands; the same object until something changes. */
  readonly state = (): QueueState => this.#state;

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
    const isOpen = this.#state.requests.length === 1 || this.#options.isOpen();
    if (!isOpen) return this.#set({ phase: "paused" });
    const sent = { ...next, at: Date.now() };
    this.#replace({ ...sent, state: { kind: "sending" } });
    const state = await this.#stateAfter(next.rows);
    const hasLeft = state.kind !== "failed" || !isUnsent(state.error);
    this.#replace({ ...(hasLeft ? sent : next), state });
    if (isClear(state)) {
      if (!this.#isWaiting) this.#set({ phase: "ended" });
    } else {
      this.#set({ phase: this.#isWaiting ? "stopped" : "ended" });
    }
  }

  async #stateAfter(rows: readonly CheckedTransaction[]): Promise<RequestState> {
    try {
      return { kind: "answered", outcome: await this.#options.send(rows) };
    } catch (error) {
      return { kind: isUnknown(error) ? "unknown" : "failed", error };
    }
  }

  get #isWaiting(): boolean {
    return this.#state.requests.some(({ state }) => state.kind === "waiting");
  }

  #replace(request: QueuedRequest): void {
    const { requests } = this.#state;
    this.#set({ requests: requests.with(request.number - 1, request) });
  }

  #set(part: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...part };
    this.#changed.dispatchEvent(new Event("change"));
  }
}

/** Whether something is sent, or will be without a further question. */
export const isBusy = ({ phase }: QueueState): boolean => phase !== "ended" && phase !== "stopped";

/** Whether a queue has more than one request, so that it can be paused and stopped. */
export const hasMany = ({ requests }: QueueState): boolean => requests.length > 1;

/** Whether the answer says of every transaction what became of it. */
export const isClear = (state: RequestState): boolean =>
  state.kind === "answered" &&
  state.outcome.isWhole &&
  state.outcome.items.every(({ isCreated }) => isCreated !== undefined);
