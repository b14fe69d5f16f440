import type { CreateOutcome, ResultItem } from "#api/create-cases.ts";
import type { CaseId } from "#model/case-id.ts";
import type { Row, RowResult } from "../rows/row.ts";
import type { RowList } from "../rows/row-list.ts";
import type { PlannedRequest } from "./plan.ts";
import { statusAfterError } from "./send-create.ts";

/** An item of an answer that can't be matched to a transaction. */
export interface UnmatchedItem {
  /** Unique in the queue. */
  readonly key: string;
  /** From 1, in its answer. */
  readonly position: number;
  readonly result: RowResult;
}

/** Why nothing more was sent after a request. */
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
  /** `stopped` with unsent requests, `ended` without any. */
  readonly phase: "running" | "stopping" | "stopped" | "ended";
  /** How many requests there are, and how many of them were sent and have ended. */
  readonly requests: number;
  readonly done: number;
  readonly halts: readonly Halt[];
  /** The numbers of the requests whose answer as a whole contradicts its items. */
  readonly contradictions: readonly number[];
  readonly unmatched: readonly UnmatchedItem[];
  /** The service's words about whole answers, each once. */
  readonly messages: readonly string[];
}

export const isSending = ({ phase }: QueueState): boolean =>
  phase === "running" || phase === "stopping";

/** Whether a queue has more than one request, so that it can be stopped between them. */
export const hasManyRequests = ({ requests }: QueueState): boolean => requests > 1;

interface QueueOptions {
  readonly list: Pick<RowList, "record">;
  readonly canSend: () => boolean;
  readonly onCases: (ids: readonly CaseId[]) => void;
  readonly onChange: (state: QueueState) => void;
}

/**
 * Sends requests, one after another and each of them once. It stops between requests when it is told to or may not send,
 * and at the first one that failed or whose outcome is not known.
 */
export class CreateQueue {
  /** When it has last sent each ARN, in milliseconds since 1970. */
  readonly sentArns = new Map<string, number>();
  readonly #options: QueueOptions;
  #state: QueueState = {
    phase: "stopped",
    requests: 0,
    done: 0,
    halts: [],
    contradictions: [],
    unmatched: [],
    messages: [],
  };

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get state(): QueueState {
    return this.#state;
  }

  /** Sends requests in place of those that are waiting; nothing while it is sending. */
  async send(
    requests: readonly PlannedRequest[],
    send: (request: PlannedRequest) => Promise<CreateOutcome>,
  ): Promise<void> {
    if (isSending(this.#state)) return;
    const { done, halts } = this.#state;
    this.#set({
      phase: "running",
      requests: done + requests.length,
      // What was not sent is sent now.
      halts: halts.filter(({ request }) => request <= done),
    });
    for (const next of requests) {
      // A single request is sent in any case: its failure says what is wrong.
      const isHeld = hasManyRequests(this.#state) && !this.#options.canSend();
      if (isHeld || this.#state.phase !== "running") break;
      const { done, halts } = this.#state;
      const { halt, ...end } = await this.#sendOne(next, send);
      this.#set({ done: done + 1, ...end, ...(halt && { halts: [...halts, halt] }) });
      if (halt) break;
    }
    this.#set({ phase: this.#state.done < this.#state.requests ? "stopped" : "ended" });
  }

  /** Stops after the request that is being sent. */
  stop(): void {
    if (this.#state.phase === "running") this.#set({ phase: "stopping" });
  }

  /** Sends a request. @returns the changes of the state. */
  async #sendOne(
    next: PlannedRequest,
    send: (request: PlannedRequest) => Promise<CreateOutcome>,
  ): Promise<End> {
    const sent = {
      request: this.#state.done + 1,
      sentAt: Date.now(),
      disputed: next.disputed,
    };
    return send(next).then(
      (outcome) => this.#recordAnswer(outcome, next.rows, sent),
      (error: unknown) => this.#recordFailure(error, next.rows, sent),
    );
  }

  #recordAnswer(
    { items, success, message = "" }: CreateOutcome,
    rows: readonly Row[],
    sent: Sent,
  ): End {
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
      result,
      key: `item ${request} ${index + 1}`,
      position: index + 1,
    }));
    return {
      ...end,
      unmatched: [...unmatched, ...unmatchedItems],
      halt: { request, kind: "unmatched" },
    };
  }

  #recordFailure(error: unknown, rows: readonly Row[], sent: Sent): End {
    const { request } = sent;
    const status = statusAfterError(error);
    // The transactions of a request that was not sent stay as they were before the press.
    if (status === "ready") return { done: request - 1, halt: { request, kind: "failed", error } };
    this.#options.list.record(rows, () => ({ ...sent, status }));
    return { halt: { request, kind: status === "unknown" ? status : "failed", error } };
  }

  #set(part: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...part };
    this.#options.onChange(this.#state);
  }
}

type Sent = Pick<RowResult, "request" | "sentAt" | "disputed">;

/** What the end of a request changes in the state. */
type End = Partial<Omit<QueueState, "phase" | "halts">> & { readonly halt?: Halt };

function statusOf({ isCreated }: ResultItem): RowResult["status"] {
  if (isCreated === undefined) return "notReported";
  return isCreated ? "created" : "refused";
}
