import { type ArnDoubt, arnDoubt } from "#glance/arn-doubt.ts";
import { maskCardNumbers } from "#language/card-number.ts";
import { cleanArn } from "#model/arn.ts";
import type { CardState } from "./card-vault.ts";

/** Where a transaction stands, from typing it to what the service made of it. */
export type RowStatus =
  | "ready"
  | "problem"
  | "sending"
  | "created"
  | "refused"
  /** The service answered without saying what became of it. */
  | "notReported"
  /** Its answer was lost, or can't be matched to it. */
  | "unknown";

/** Why pasted rows can't be read. */
export const pasteFaults = ["shortened", "columns", "characters", "card-as-arn"] as const;

/** Why a pasted row can't be read. */
export type PasteFault = (typeof pasteFaults)[number];

/** Why a transaction can't be sent as it is. */
export type TransactionFault = PasteFault | "card" | "nothing";

/** What to look at twice in a transaction that can be sent. */
export type TransactionDoubt = Exclude<ArnDoubt, "card"> | "card-digit";

/** One transaction as typed or pasted. Its card number is in a `CardVault`, never here. */
export interface Transaction {
  /** From 1; it stays the same when others are removed from a table or have their case. */
  readonly number: number;
  /** The ARN as typed. */
  readonly typed: string;
  /** The ARN cleaned. What looks like a card number is masked, and never sent. */
  readonly arn: string;
  /** The name of the card number in the vault. */
  readonly card: string;
  /** Why the pasted row could not be read; it stays until the ARN is edited. */
  readonly pasteFault?: PasteFault | undefined;
  readonly fault: TransactionFault | undefined;
  readonly doubts: readonly TransactionDoubt[];
  /** The operator wants it sent although it has a problem. */
  readonly isSentAnyway: boolean;
  /** The service's reason for refusing it, if it did; "" when it gave none. */
  readonly refusal?: string | undefined;
}

/** What speaks against sending a transaction of a table without a second look. */
export type Problem =
  | { readonly kind: "doubtful"; readonly doubts: readonly TransactionDoubt[] }
  /** The same transaction as an earlier one. */
  | { readonly kind: "duplicate"; readonly of: number }
  /** Its card number was taken for a request and has to be put in again. */
  | { readonly kind: "cardless" }
  /** It was in a request whose outcome is not known. */
  | { readonly kind: "unknown" }
  /** A case was created for it since the page was loaded. */
  | { readonly kind: "created" }
  /** It can't be sent at all. */
  | { readonly kind: "invalid"; readonly fault: TransactionFault };

/** A transaction with its problem, if it has one. */
export interface CheckedTransaction extends Transaction {
  readonly problem: Problem | undefined;
  /** There was a card number that has to be put in again; without it the transaction is sent without. */
  readonly isCardGone: boolean;
}

/** What transactions are looked at by. */
export const checkKinds = [
  "ready",
  "doubtful",
  "duplicate",
  "cardless",
  "unknown",
  "created",
  "invalid",
] as const satisfies readonly ("ready" | Problem["kind"])[];

/** "ready", or the kind of a transaction's problem. */
export type CheckKind = (typeof checkKinds)[number];

/** The kind a transaction is counted under. */
export const checkKindOf = ({ problem }: CheckedTransaction): CheckKind => problem?.kind ?? "ready";

/** Whether the operator may have a transaction of this kind sent anyway. */
export const canSendAnyway = (kind: CheckKind): boolean => kind !== "ready" && kind !== "invalid";

/** Whether a transaction that is edited in place keeps the form from being sent. */
export const isBlocking = ({ fault, isCardGone }: CheckedTransaction): boolean =>
  fault !== undefined || isCardGone;

/** Whether a transaction of a table is sent with the next press. */
export const isSent = ({ problem, isSentAnyway }: CheckedTransaction): boolean =>
  problem === undefined || (isSentAnyway && canSendAnyway(problem.kind));

/** A typed ARN as it is sent, shown and stored; what looks like a card number is masked, and never sent. */
export const safeArn = (typed: string): string =>
  arnDoubt(typed) === "card" ? maskCardNumbers(typed) : cleanArn(typed);

/** Makes a transaction of what was typed. @param state of the card number in the vault. */
export function newTransaction(
  typedRow: Pick<Transaction, "number" | "typed" | "card" | "pasteFault" | "refusal">,
  state: CardState,
): Transaction {
  const { number, typed, card, pasteFault, refusal } = typedRow;
  const doubt = arnDoubt(typed);
  const arn = safeArn(typed);
  const fault =
    pasteFault ??
    (doubt === "card" ? "card-as-arn" : undefined) ??
    (state === "unusable" ? "card" : undefined) ??
    (arn === "" && state === "none" ? "nothing" : undefined);
  return {
    number,
    typed,
    arn,
    card,
    pasteFault,
    fault,
    doubts: [
      ...(doubt !== undefined && doubt !== "card" ? [doubt] : []),
      ...(state === "doubtful" ? ["card-digit" as const] : []),
    ],
    isSentAnyway: false,
    refusal,
  };
}

/** What is known beyond a transaction itself. */
export interface CheckContext {
  /** Of these ARNs, those in a request of unknown outcome. */
  readonly inDoubt: (arns: readonly string[]) => Iterable<string>;
  readonly isCreated: (arn: string) => boolean;
  readonly isCardGone: (card: string) => boolean;
  /** For each card the place of the first with the same number; -1 without a number. */
  readonly alike: (cards: readonly string[]) => readonly number[];
}

/** Checks transactions against each other and against what was sent before, in their order. */
export function checkTransactions(
  transactions: readonly Transaction[],
  context: CheckContext,
): CheckedTransaction[] {
  const inDoubt = new Set(context.inDoubt(transactions.map(({ arn }) => arn)));
  const alike = context.alike(transactions.map(({ card }) => card));
  const first = new Map<string, number>();
  return transactions.map((transaction, at) => {
    const { number, arn, card, fault, doubts } = transaction;
    const isCardGone = context.isCardGone(card);
    const checked = (problem?: Problem) => ({ ...transaction, problem, isCardGone });
    if (fault !== undefined) return checked({ kind: "invalid", fault });
    // A transaction that only its card number named is known by nothing else.
    if (arn === "" && isCardGone) return checked({ kind: "invalid", fault: "nothing" });
    const name = arn === "" ? `card ${alike[at]}` : arn;
    const of = first.get(name);
    if (of !== undefined) return checked({ kind: "duplicate", of });
    first.set(name, number);
    if (context.isCreated(arn)) return checked({ kind: "created" });
    if (inDoubt.has(arn)) return checked({ kind: "unknown" });
    if (isCardGone) return checked({ kind: "cardless" });
    return checked(doubts.length > 0 ? { kind: "doubtful", doubts } : undefined);
  });
}
