import type { ResultItem } from "#api/create-cases.ts";
import { arnDoubt } from "#case-ui/arn-doubt.ts";
import { cleanArn } from "#model/arn.ts";
import { isCardNumber, maskCard, maskCardNumbers, passesLuhn } from "#privacy/card-number.ts";

/** Why pasted rows can't be read. */
export const pasteFaults = ["shortened", "columns", "characters", "card-as-arn"] as const;

/** Why a pasted row can't be read. */
export type PasteFault = (typeof pasteFaults)[number];

/** Why a transaction can't be sent as it is. */
export type TransactionFault = PasteFault | "card" | "nothing";

/** One transaction as typed or pasted, without its card number. */
export interface TypedTransaction {
  /** Unique on the page. */
  readonly key: string;
  /** From 1; it stays the same when others are removed from a table or were created. */
  readonly number: number;
  /** The ARN as typed. */
  readonly typed: string;
  /** Why the pasted row could not be read; it stays until the ARN is edited. */
  readonly pasteFault?: PasteFault | undefined;
  /** Whether it had a card number that was not entered again; it can be sent without. */
  readonly isCardMissing: boolean;
  /** Whether the operator wants it sent although it has a problem. */
  readonly isSentAnyway: boolean;
  /** Whether it is edited in place and kept the last press of the button from sending. */
  readonly isFaultShown?: boolean;
  /** The service's reason if it refused the transaction; "" when it gave none. */
  readonly refusal?: string | undefined;
}

/** Why a transaction of a table is held back; "ready" when it is not. */
export const checkKinds = [
  "ready",
  /** Its ARN or its card number is doubtful. */
  "doubtful",
  /** The same transaction as an earlier one. */
  "duplicate",
  /** Its card number was taken for a request and has to be entered again. */
  "cardless",
  /** It was in a request whose outcome is unknown. */
  "unknown",
  /** A case was created for it since the page was loaded. */
  "created",
  /** It can't be sent at all, for its `fault`. */
  "invalid",
] as const;

/** The kind under which a transaction is counted. */
export type CheckKind = (typeof checkKinds)[number];

/** What the next press does with a transaction, or what became of it in the last one. */
export const rowStatuses = [
  "created",
  "refused",
  /** The service answered without saying what became of it. */
  "notReported",
  /** Its answer was lost, or can't be matched to it. */
  "unknown",
  /** To be sent. */
  "ready",
  /** Held back because of its problem. */
  "problem",
] as const;

/** The status of a transaction. */
export type RowStatus = (typeof rowStatuses)[number];

/** What became of a transaction in its request. */
export interface RowResult {
  /** `ready` when it was not sent after all. */
  readonly status: RowStatus;
  /** The number of its request, from 1; absent until that has ended. */
  readonly request?: number | undefined;
  /** When it was sent, in milliseconds since 1970. */
  readonly sentAt?: number | undefined;
  /** The service's item; absent where there was no answer, or none that can be matched. */
  readonly item?: ResultItem | undefined;
}

/** A transaction with what is known about it. */
export interface Transaction extends TypedTransaction, RowResult {
  /** The ARN cleaned. What looks like a card number is masked, and never sent. */
  readonly arn: string;
  /** Its card number masked, `4276••••••••1234`; "" without one. */
  readonly cardMask: string;
  readonly fault: TransactionFault | undefined;
  readonly isArnDoubtful: boolean;
  /** Whether the check digit of its card number is wrong. */
  readonly isCardDoubtful: boolean;
  readonly check: CheckKind;
  /** The number of the earlier transaction that a duplicate repeats. */
  readonly duplicateOf: number | undefined;
}

/** Whether the operator may have a transaction of this kind sent anyway. */
export const canSendAnyway = (kind: CheckKind): boolean => kind !== "ready" && kind !== "invalid";

/** Whether a transaction that is edited in place keeps the form from being sent. */
export const isBlocking = ({ fault, isCardMissing }: Transaction): boolean =>
  fault !== undefined || isCardMissing;

/** Whether a transaction has a card number, or had one that has to be entered again. */
export const hadCard = ({ cardMask, isCardMissing }: Transaction): boolean =>
  cardMask !== "" || isCardMissing;

/** A typed ARN as it is sent, shown and stored; what looks like a card number is masked, and never sent. */
export const safeArn = (typed: string): string =>
  arnDoubt(typed) === "card" ? maskCardNumbers(typed) : cleanArn(typed);

/** Reads one transaction, not yet compared with others. @param card its card number, cleaned; "" without one. */
export function readTransaction(typed: TypedTransaction, card: string): Transaction {
  const arn = safeArn(typed.typed);
  return {
    ...typed,
    arn,
    cardMask: maskCard(card),
    fault: faultOf(typed, arn, card),
    isArnDoubtful: arnDoubt(typed.typed) !== undefined,
    isCardDoubtful: isCardNumber(card) && !passesLuhn(card),
    check: "ready",
    duplicateOf: undefined,
    status: "ready",
  };
}

function faultOf(
  { typed, pasteFault }: TypedTransaction,
  arn: string,
  card: string,
): TransactionFault | undefined {
  if (pasteFault !== undefined) return pasteFault;
  if (arnDoubt(typed) === "card") return "card-as-arn";
  if (card !== "" && !isCardNumber(card)) return "card";
  // Without an ARN the card number alone identifies the transaction.
  return arn === "" && card === "" ? "nothing" : undefined;
}

/** Which ARNs were sent before. */
export interface KnownArns {
  /** Of these ARNs, those in a request of unknown outcome. */
  readonly inDoubt: (arns: readonly string[]) => Iterable<string>;
  readonly isCreated: (arn: string) => boolean;
}

/**
 * Checks transactions against each other and against what was sent before, in their order. Those that
 * have a result stay as they are.
 * @param cards the card numbers by the keys of their transactions.
 * @param isTable whether transactions with a problem are held back.
 */
export function checkTransactions(
  transactions: readonly Transaction[],
  cards: ReadonlyMap<string, string>,
  isTable: boolean,
  known?: KnownArns,
): Transaction[] {
  const inDoubt = new Set(known?.inDoubt(transactions.map(({ arn }) => arn)));
  const firstByArn = new Map<string, number>();
  const firstByCard = new Map<string, number>();
  function kindOf(transaction: Transaction, duplicateOf: number | undefined): CheckKind {
    const { arn, fault, isArnDoubtful, isCardDoubtful, isCardMissing } = transaction;
    if (fault !== undefined) return "invalid";
    if (duplicateOf !== undefined) return "duplicate";
    if (known?.isCreated(arn)) return "created";
    if (inDoubt.has(arn)) return "unknown";
    if (isCardMissing) return "cardless";
    return isArnDoubtful || isCardDoubtful ? "doubtful" : "ready";
  }
  return transactions.map((transaction) => {
    const { key, number, arn, fault, request, isSentAnyway } = transaction;
    const [first, name] = arn === "" ? [firstByCard, cards.get(key) ?? ""] : [firstByArn, arn];
    const duplicateOf = fault === undefined ? first.get(name) : undefined;
    if (fault === undefined && duplicateOf === undefined) first.set(name, number);
    if (request !== undefined) return transaction;
    const check = kindOf(transaction, duplicateOf);
    const isSent = !isTable || check === "ready" || (isSentAnyway && canSendAnyway(check));
    return { ...transaction, duplicateOf, check, status: isSent ? "ready" : "problem" };
  });
}
