import type { CreateOutcome, CreateRequest } from "#api/create-cases.ts";
import { Failure, isTokenRefused, reasonOf } from "#api/failure.ts";
import {
  type ExistingCase,
  findExistingCases,
  isSameCase,
  isStorable,
  type SentTransactions,
} from "../rows/existing-case.ts";
import { type Row, withExistingCase } from "../rows/row.ts";
import type { CreatePlan, PlannedRequest } from "./plan.ts";
import type { RequestHistory } from "./request-history.ts";
import type { SentRequest } from "./sent-records.ts";

interface Sender {
  readonly requestHistory: RequestHistory;
  readonly create: (request: CreateRequest) => Promise<CreateOutcome>;
  /** Aborted when the form is left. */
  readonly signal: AbortSignal;
}

/** What the operator has confirmed, and what was sent since. */
type Confirmation = Pick<CreatePlan, "confirmed" | "sentArns">;

/** Nothing was sent: a case may have come to exist for these rows since the operator was asked. */
export class CaseMayExistError extends Error {
  readonly rows: readonly Row[];

  constructor(rows: readonly Row[]) {
    super("A case may already exist");
    this.rows = rows;
  }
}

/**
 * Finds the rows for which a case may exist although the operator has not confirmed just that: what the
 * question has shown, or the repetition of a row of the same table, for which this press has created a case.
 * @param locked the rows that another request may be sending.
 */
export function findDoubtful(
  rows: readonly Row[],
  known: SentTransactions,
  { confirmed, sentArns }: Confirmation,
  locked: readonly Row[] = [],
): Row[] {
  // The keys stand in for the card numbers: repetitions in the form were asked about before.
  const identities = rows.map(({ key, number, arn }) => ({ number, arn, card: key }));
  const shownCardsAt = [...confirmed.values()].reduce(
    (last, shown) => (shown.kind === "unknownCard" ? Math.max(last, shown.lastAt) : last),
    0,
  );
  function isConfirmed({ key, arn }: Row, found: ExistingCase | undefined): boolean {
    const shown = confirmed.get(key);
    if (!found || found.kind === "repeated") return true;
    // By now the outcome of some may be known, and another one may be unknown.
    if (found.kind === "unknownCard") return shown !== undefined && found.lastAt <= shownCardsAt;
    const isOfThisPress = found.kind === "created" && sentArns.get(arn) === found.at;
    if (isOfThisPress && shown?.kind === "repeated") return true;
    return isSameCase(shown, found);
  }
  return findExistingCases(identities, known).flatMap((found, index) => {
    const row = rows[index];
    if (!row || (!locked.includes(row) && isConfirmed(row, found))) return [];
    return [withExistingCase(row, found ?? beingSent(row))];
  });
}

/** What another tab is sending at this moment may not be stored yet. */
function beingSent({ arn }: Row): ExistingCase {
  const at = Date.now();
  return isStorable(arn) ? { kind: "unknown", at } : { kind: "unknownCard", count: 1, lastAt: at };
}

/**
 * Sends one request of a plan and records the result of each row in the request history; none when the
 * counts of items and rows differ. Must not be called again for the same rows before it has ended: that would send them twice.
 * @throws Failure; FileUnreadable; CaseMayExistError.
 */
export async function sendCreate(
  plan: Confirmation & Pick<CreatePlan, "bpCode">,
  { rows, fields }: PlannedRequest,
  { requestHistory, create, signal }: Sender,
): Promise<CreateOutcome> {
  const arns = rows.map(({ arn }) => arn);
  const lock = await lockRows(rows);
  let historyEntry: SentRequest | undefined;
  try {
    const known = requestHistory.freshTransactions();
    const doubtful = findDoubtful(rows, known, plan, lock.lockedElsewhere);
    if (doubtful.length > 0) throw new CaseMayExistError(doubtful);
    const request: CreateRequest = {
      bpCode: plan.bpCode,
      fields,
      transactions: rows,
      signal,
      onSend() {
        // Nothing is sent after the form was left or the operator signed out; over HTTP/2 this also holds while the
        // browser connects, because it reads the body afterwards.
        signal.throwIfAborted();
        // Stored at the last moment: from now on the request may reach the service.
        historyEntry = requestHistory.add(arns, Date.now());
        for (const arn of historyEntry.arns) plan.sentArns.set(arn, historyEntry.at);
      },
    };
    const outcome = await create(request);
    // When the operator has left and does not see the outcome, it stays unknown.
    if (historyEntry && !signal.aborted) requestHistory.record(historyEntry, arns, outcome.items);
    return outcome;
  } catch (error) {
    if (!historyEntry) throw error;
    // An error of the viewer says nothing of what became of the request.
    const failure =
      error instanceof Failure
        ? error
        : new Failure({ kind: "unknown-outcome", cause: reasonOf(error) });
    if (statusAfterError(failure) === "unknown") requestHistory.keepUnknown(historyEntry);
    else requestHistory.settle(historyEntry, false);
    throw failure;
  } finally {
    await lock.release();
  }
}

/** What became of the rows of a request without an answer; `notSent` when they are as before it. */
export function statusAfterError(error: unknown): "notSent" | "unknown" | "refused" {
  // Whatever went wrong after the request left is a failure of unknown outcome.
  if (!(error instanceof Failure) || isTokenRefused(error)) return "notSent";
  const { kind } = error.reason;
  if (kind === "not-sent") return "notSent";
  return kind === "unknown-outcome" ? "unknown" : "refused";
}

/** Rows without an ARN that may be stored can't be told apart, so they share one lock. */
const lockNameOf = ({ arn }: Row): string => (isStorable(arn) ? arn : "");

/**
 * Locks the ARNs of rows while they are sent, each once. Another tab may read the history of requests too late, so that
 * both would send the same transaction; a Web Lock is granted to one tab only.
 * @returns the rows that another request has locked, in this or another tab; and the release, which resolves when the
 *   next request can lock them.
 */
export async function lockRows(rows: readonly Row[]) {
  const released = Promise.withResolvers<void>();
  const locks = [...Map.groupBy(rows, lockNameOf)].map(([name, inGroup]) => ({
    inGroup,
    ...lockOne(name, released.promise),
  }));
  const isLocked = await Promise.all(locks.map(({ isGranted }) => isGranted));
  return {
    lockedElsewhere: locks.flatMap(({ inGroup }, index) => (isLocked[index] ? [] : inGroup)),
    async release() {
      released.resolve();
      await Promise.all(locks.map(({ ended }) => ended));
    },
  };
}

/** Takes a lock until `released` resolves. `isGranted` is false when another request has the lock. */
function lockOne(name: string, released: Promise<void>) {
  const { promise: isGranted, resolve } = Promise.withResolvers<boolean>();
  // Without TLS there is no lock manager, and with site data blocked it refuses.
  const ended =
    "locks" in navigator
      ? navigator.locks
          .request(`case-viewer.create.${name}`, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            return lock && released;
          })
          .catch(() => resolve(true))
      : Promise.resolve(resolve(true));
  return { isGranted, ended };
}
