import type { CreateOutcome, CreateRequest } from "#api/create-cases.ts";
import { Failure } from "#api/failure.ts";
import { findExistingCases, isStorable } from "../transactions/existing-case.ts";
import type { RowStatus, Transaction } from "../transactions/transaction.ts";
import { lockArns } from "./arn-locks.ts";
import type { CreatePlan, PlannedRequest } from "./planned-requests.ts";
import type { RequestHistory, SentRequest } from "./request-history.ts";

interface Sender {
  readonly requestHistory: RequestHistory;
  readonly create: (request: CreateRequest) => Promise<CreateOutcome>;
  /** Aborted when the form is left. */
  readonly signal: AbortSignal;
}

/** Nothing was sent: a case may have come to exist for these transactions since the operator was asked. */
export class CaseMayExistError extends Error {
  readonly transactions: readonly Transaction[];

  constructor(transactions: readonly Transaction[]) {
    super("A case may already exist");
    this.name = "CaseMayExistError";
    this.transactions = transactions;
  }
}

/**
 * Sends one request of a plan and records the result of each transaction in the request history; none when the
 * counts of items and transactions differ. Must not be called again for the same transactions before it has ended: that would send them twice.
 * @throws Failure; FileUnreadable; CaseMayExistError.
 */
export async function sendCreate(
  { bpCode, confirmed }: Pick<CreatePlan, "bpCode" | "confirmed">,
  { rows: transactions, fields }: PlannedRequest,
  { requestHistory, create, signal }: Sender,
): Promise<CreateOutcome> {
  const arns = transactions.map(({ arn }) => arn || undefined);
  const unconfirmed = transactions.filter(({ key }) => !confirmed.has(key));
  const lock = await lockArns(unconfirmed.map(({ arn }) => arn).filter(isStorable));
  let historyEntry: SentRequest | undefined;
  try {
    const locked = new Set(lock.lockedElsewhere);
    const existing = findExistingCases(
      // The keys stand in for the card numbers: repetitions in the form were asked about before.
      unconfirmed.map(({ key, number, arn }) => ({ number, arn, card: key })),
      requestHistory.knownTransactions(),
    );
    const doubtful = unconfirmed.filter(
      ({ arn }, index) => locked.has(arn) || existing[index] !== undefined,
    );
    if (doubtful.length > 0) throw new CaseMayExistError(doubtful);
    const request: CreateRequest = {
      bpCode,
      fields,
      arns,
      signal,
      readCards() {
        // Nothing is sent after the form was left or the operator signed out; over HTTP/2 this also holds while the
        // browser connects, because it reads the body afterwards.
        signal.throwIfAborted();
        // Stored at the last moment: from now on the request may reach the service.
        historyEntry = requestHistory.add(arns, Date.now());
        return transactions.map(({ card }) => card.digits || undefined);
      },
    };
    const outcome = await create(request);
    // When the operator has left and does not see the outcome, it stays unknown.
    if (historyEntry && !signal.aborted) requestHistory.record(historyEntry, arns, outcome.items);
    return outcome;
  } catch (error) {
    if (historyEntry && statusAfterError(error) !== "unknown") requestHistory.dismiss(historyEntry);
    throw error;
  } finally {
    lock.release();
  }
}

/** What became of the transactions of a request without an answer; `ready` when it was not sent. */
export function statusAfterError(error: unknown): RowStatus {
  // Whatever went wrong after the request left is a failure of unknown outcome.
  if (!(error instanceof Failure)) return "ready";
  const { kind } = error.reason;
  if (kind === "not-sent") return "ready";
  return kind === "unknown-outcome" ? "unknown" : "refused";
}
