import type { CreateOutcome, ResultItem } from "#api/create-cases.ts";
import { createStore } from "#lib/store.ts";
import type { CaseId } from "#model/case-id.ts";
import type { Row, RowResult } from "../rows/row.ts";
import type { RowList } from "../rows/row-list.ts";
import type { CreatePlan, PlannedRequest } from "./plan.ts";
import { statusAfterError } from "./send-create.ts";

/** An item of an answer that can't be matched to a row. */
export interface UnmatchedItem {
  /** Unique in the queue. */
  readonly key: string;
  /** From 1, in its answer. */
  readonly position: number;
  readonly result: RowResult;
}

/** How a request has ended. */
export interface RequestEnd {
  /** From 1, in its queue. */
  readonly requestNumber: number;
  /**
   * `notReported`: its answer does not report every row; `notSent` and `refused`: it was surely not carried out;
   * `unknown`: it may have been, or its answer can't be matched to its rows. Nothing more is sent after these.
   */
  readonly kind: "answered" | "notReported" | "notSent" | "refused" | "unknown";
  readonly error?: unknown;
  /** Whether the answer as a whole contradicts its items. */
  readonly isContradictory?: boolean;
  readonly unmatched?: readonly UnmatchedItem[] | undefined;
  readonly message?: string | undefined;
}

/** What became of the last press. What became of its rows is in their list. */
export interface QueueState {
  readonly plan: CreatePlan;
  /** `stopped` with unsent requests, `ended` without any. */
  readonly phase: "running" | "stopping" | "stopped" | "ended";
  readonly requests: number;
  /** How those have ended that are not waiting; one that was not sent is among the waiting ones again. */
  readonly ends: readonly RequestEnd[];
}

export const isSending = ({ phase }: QueueState): boolean =>
  phase === "running" || phase === "stopping";

/** Whether a queue has more than one request, so that it can be stopped between them. */
export const hasManyRequests = ({ requests }: QueueState): boolean => requests > 1;

export const lastError = ({ ends }: QueueState): unknown => ends.at(-1)?.error;

/** A single request has no result before it has an answer: the form is shown. */
export const isFormShown = (queue: QueueState): boolean =>
  !hasManyRequests(queue) && queue.ends.every(({ error }) => error !== undefined);

export const sentRequests = ({ ends }: QueueState): readonly RequestEnd[] =>
  ends.filter(({ kind }) => kind !== "notSent");

export const createdIds = (items: readonly (ResultItem | undefined)[]): CaseId[] =>
  items.flatMap((item) => (item?.isCreated && item.id !== undefined ? [item.id] : []));

interface QueueOptions {
  readonly list: Pick<RowList, "record">;
  readonly canSend: () => boolean;
  readonly send: (plan: CreatePlan, request: PlannedRequest) => Promise<CreateOutcome>;
  readonly onCases: (ids: readonly CaseId[]) => void;
}

type SentPart = Pick<RowResult, "requestNumber" | "sentAt" | "disputed">;

/**
 * Sends the requests of a press, one after another and each of them once. It stops between requests when it is told to or
 * may not send, and at the first one that failed or whose outcome is not known.
 */
export class CreateQueue {
  /** `undefined` before the first press. */
  readonly state = createStore<QueueState | undefined>(undefined);
  readonly #options: QueueOptions;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get isSending(): boolean {
    const state = this.state.get();
    return state !== undefined && isSending(state);
  }

  /** Sends a plan. @returns how it has ended; `undefined` where another one is being sent, and nothing was done. */
  async send(plan: CreatePlan): Promise<QueueState | undefined> {
    if (this.isSending) return undefined;
    const last = this.state.get();
    const sent = plan.isRest && last ? sentRequests(last) : [];
    const requests = plan.planRequests(plan.rows);
    let state = this.#set({
      plan,
      phase: "running",
      requests: sent.length + requests.length,
      ends: sent,
    });
    for (const next of requests) {
      // A single request is sent in any case: its failure says what is wrong.
      const isHeld = hasManyRequests(state) && !this.#options.canSend();
      if (isHeld || state.phase !== "running") break;
      const { rows, disputed } = next;
      const part = { requestNumber: state.ends.length + 1, sentAt: Date.now(), disputed };
      const end = await this.#options.send(plan, next).then(
        (outcome) => this.#recordAnswer(outcome, rows, part),
        (error: unknown) => this.#recordFailure(error, rows, part),
      );
      // It may have been told to stop meanwhile.
      state = this.#set({ ...(this.state.get() ?? state), ends: [...state.ends, end] });
      if (end.kind !== "answered") break;
    }
    const isRest = sentRequests(state).length < state.requests;
    return this.#set({ ...state, phase: isRest ? "stopped" : "ended" });
  }

  stop(): void {
    const state = this.state.get();
    if (state?.phase === "running") this.#set({ ...state, phase: "stopping" });
  }

  /** Forgets the requests that have ended, so that the form is shown. */
  clear(): void {
    const state = this.state.get();
    if (state) this.#set({ ...state, requests: 0, ends: [] });
  }

  #recordAnswer(
    { items, success, message }: CreateOutcome,
    rows: readonly Row[],
    sent: SentPart,
  ): RequestEnd {
    const { list, onCases } = this.#options;
    const { requestNumber } = sent;
    onCases(createdIds(items));
    const results = items.map((item) => ({ ...sent, item, status: statusOfItem(item) }));
    const isAllCreated = results.every(({ status }) => status === "created");
    const isContradictory = success !== undefined && success !== isAllCreated;
    const end = { requestNumber, message, isContradictory };
    if (results.length === rows.length) {
      list.record(rows, (index) => results[index]);
      const isReported = results.every(({ status }) => status !== "notReported");
      return { ...end, kind: isReported ? "answered" : "notReported" };
    }
    list.record(rows, () => ({ ...sent, status: "unknown" }));
    const unmatched = results.map((result, index) => ({
      result,
      key: `item ${requestNumber} ${index + 1}`,
      position: index + 1,
    }));
    return { ...end, kind: "unknown", unmatched };
  }

  #recordFailure(error: unknown, rows: readonly Row[], sent: SentPart): RequestEnd {
    const kind = statusAfterError(error);
    // The rows of a request that was not sent stay as they were before the press.
    if (kind !== "notSent") this.#options.list.record(rows, () => ({ ...sent, status: kind }));
    return { requestNumber: sent.requestNumber, kind, error };
  }

  #set(state: QueueState): QueueState {
    this.state.set(state);
    return state;
  }
}

function statusOfItem({ isCreated }: ResultItem): "created" | "refused" | "notReported" {
  if (isCreated === undefined) return "notReported";
  return isCreated ? "created" : "refused";
}
