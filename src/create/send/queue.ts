import type { CreateOutcome } from "#api/create-cases.ts";
import type { CaseId } from "#model/case-id.ts";
import type { CaseType } from "#model/case-type.ts";
import type { Row, RowResult } from "../rows/row.ts";
import type { RowList } from "../rows/row-list.ts";
import type { PlannedRequest } from "./plan.ts";
import { statusAfterError } from "./send-create.ts";
import { itemsOfRows, statusOfItem } from "./sent-records.ts";

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
  /** The service's words about the whole answer. */
  readonly message?: string | undefined;
}

/** The state of a queue. What became of its rows is in their list. */
export interface QueueState {
  readonly bpCode: CaseType;
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

/** Why the last request that ended has no answer. */
export const lastError = ({ ends }: QueueState): unknown => ends.at(-1)?.error;

/** A single request has no result while it is being sent, nor where it has no answer: the form is shown. */
export const isFormShown = (queue: QueueState): boolean =>
  !hasManyRequests(queue) && (isSending(queue) || lastError(queue) !== undefined);

export const sentRequests = ({ ends }: QueueState): readonly RequestEnd[] =>
  ends.filter(({ kind }) => kind !== "notSent");

export const createdIds = (results: readonly (RowResult | undefined)[]): CaseId[] =>
  results.flatMap((result) =>
    result?.status === "created" && result.item?.id !== undefined ? [result.item.id] : [],
  );

interface QueueOptions {
  readonly bpCode: CaseType;
  readonly list: Pick<RowList, "record">;
  readonly canSend: () => boolean;
  readonly onCases: (ids: readonly CaseId[]) => void;
  readonly onChange: (state: QueueState) => void;
}

type SentPart = Pick<RowResult, "requestNumber" | "sentAt" | "disputed">;

/**
 * Sends requests, one after another and each of them once. It stops between requests when it is told to or may not send,
 * and at the first one that failed or whose outcome is not known.
 */
export class CreateQueue {
  /** When it has last sent each ARN, in milliseconds since 1970. */
  readonly sentArns = new Map<string, number>();
  readonly #options: QueueOptions;
  #state: QueueState;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#state = { bpCode: options.bpCode, phase: "stopped", requests: 0, ends: [] };
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
    const sent = sentRequests(this.#state);
    this.#set({ phase: "running", requests: sent.length + requests.length, ends: sent });
    for (const next of requests) {
      // A single request is sent in any case: its failure says what is wrong.
      const isHeld = hasManyRequests(this.#state) && !this.#options.canSend();
      if (isHeld || this.#state.phase !== "running") break;
      const { rows, disputed } = next;
      const requestNumber = this.#state.ends.length + 1;
      const part = { requestNumber, sentAt: Date.now(), disputed };
      const end = await send(next).then(
        (outcome) => this.#recordAnswer(outcome, rows, part),
        (error: unknown) => this.#recordFailure(error, rows, part),
      );
      this.#set({ ends: [...this.#state.ends, end] });
      if (end.kind !== "answered") break;
    }
    const isRest = sentRequests(this.#state).length < this.#state.requests;
    this.#set({ phase: isRest ? "stopped" : "ended" });
  }

  /** Stops after the request that is being sent. */
  stop(): void {
    if (this.#state.phase === "running") this.#set({ phase: "stopping" });
  }

  #recordAnswer(
    { items, success, message }: CreateOutcome,
    rows: readonly Row[],
    sent: SentPart,
  ): RequestEnd {
    const { list, onCases } = this.#options;
    const { requestNumber } = sent;
    const results = items.map((item) => ({ ...sent, item, status: statusOfItem(item) }));
    onCases(createdIds(results));
    const isAllCreated = results.every(({ status }) => status === "created");
    const isContradictory = success !== undefined && success !== isAllCreated;
    const end = { requestNumber, message, isContradictory };
    const ofRows = itemsOfRows(results, rows);
    if (ofRows) {
      list.record(rows, (index) => ofRows[index]);
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

  #set(part: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...part };
    this.#options.onChange(this.#state);
  }
}
