import type { CreateOutcome, CreateRequest } from "#api/create-cases.ts";
import { Failure } from "#api/failure.ts";
import { FileUnreadable, writeFile } from "../form/value-text.ts";
import type { FieldValue } from "../form/values.ts";
import type { RowStatus, Transaction } from "../transactions/transaction.ts";
import type { TransactionList } from "../transactions/transaction-list.ts";
import { arnStore, namedArns, type SentRequest } from "./arn-store.ts";

/** What one press of the button sends: transactions, and what all of them share. */
export interface CreatePlan {
  readonly bpCode: string;
  readonly fields: readonly FieldValue[];
  readonly rows: readonly Transaction[];
  /** Transactions in a request, at most. */
  readonly size: number;
  /** ARNs that the operator wants to send although they are in doubt. */
  readonly confirmedArns: readonly string[];
}

interface Sender {
  /** Provides the card numbers. */
  readonly list: TransactionList;
  /** Sends a request once. */
  readonly create: (request: CreateRequest) => Promise<CreateOutcome>;
  /** Aborted when the form is left. */
  readonly signal: AbortSignal;
}

/** Nothing was sent, because ARNs are in a request of unknown outcome or in one being sent. */
export class ArnsInDoubt extends Error {
  readonly arns: readonly string[];

  constructor(arns: readonly string[]) {
    super("ARNs are in another request");
    this.name = "ArnsInDoubt";
    this.arns = arns;
  }
}

/**
 * Sends one request of a plan and records which of its ARNs are no longer in doubt: item by item, and
 * none when the counts of items and transactions differ. The card numbers leave the list at the moment of
 * sending, so after a failure before it they are still there. Must not be called again for the same
 * transactions before it has ended: that would send them twice.
 * @throws Failure; FileUnreadable; ArnsInDoubt.
 */
export async function sendCreate(
  { bpCode, fields, confirmedArns }: CreatePlan,
  transactions: readonly Transaction[],
  { list, create, signal }: Sender,
): Promise<CreateOutcome> {
  const arns = transactions.map(({ arn }) => arn || undefined);
  const unasked = new Set(namedArns(arns)).difference(new Set(confirmedArns));
  const lock = await arnStore.lock([...unasked]);
  let stored: SentRequest | undefined;
  try {
    const inDoubt = [...lock.lockedElsewhere, ...arnStore.inDoubt([...unasked])];
    if (inDoubt.length > 0) throw new ArnsInDoubt([...new Set(inDoubt)]);
    const written = await Promise.all(
      fields.map(async ({ code, value }) => ({
        code,
        value: typeof value === "string" ? value : await writeFile(code, value),
      })),
    );
    const request: CreateRequest = {
      bpCode,
      fields: written,
      arns,
      signal,
      takeCards() {
        // Nothing is sent after the form was left or the operator signed out; over HTTP/2 also while the
        // browser connects, because the body is read afterwards.
        signal.throwIfAborted();
        // Stored at the last moment: from now on the request may reach the service.
        stored = arnStore.storeRequest(arns, Date.now());
        return list.takeCards(transactions);
      },
    };
    const outcome = await create(request);
    // When the operator has left and does not see the outcome, it stays unknown.
    if (stored && !signal.aborted) arnStore.record(stored, arns, outcome.items);
    return outcome;
  } catch (error) {
    if (stored && statusAfter(error) !== "unknown") arnStore.dismiss(stored);
    throw error;
  } finally {
    lock.release();
  }
}

/** What became of the transactions of a request without an answer; `ready` when it was not sent. */
export function statusAfter(error: unknown): RowStatus {
  if (error instanceof FileUnreadable || error instanceof ArnsInDoubt) return "ready";
  if (!(error instanceof Failure) || error.reason.kind === "unknown-outcome") return "unknown";
  return error.reason.kind === "not-sent" ? "ready" : "refused";
}
