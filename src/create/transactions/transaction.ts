import type { ResultItem } from "#api/create-cases.ts";
import { cleanArn } from "#model/arn.ts";
import { type ArnDoubt, arnDoubt } from "#model/arn-doubt.ts";
import { isCardNumber, maskCard, maskCardNumbers, passesLuhn } from "#privacy/card-number.ts";
import { noRowErrors, type RowError } from "../form/row-check.ts";
import { isAnyEntered, type RowValues } from "../form/row-values.ts";
import { type ExistingCase, findExistingCases, type SentTransactions } from "./existing-case.ts";

/** Why pasted rows can't be read. */
export const pasteErrors = ["shortened", "characters", "card-as-arn"] as const;

/** Why a pasted row can't be read. */
export type PasteError = (typeof pasteErrors)[number];

/** Why a transaction can't be sent. It is left out, and does not keep the others from being sent. */
export type TransactionError = PasteError | "card" | "nothing" | "values";

/** One transaction as entered or pasted, without its card number. */
export interface EnteredTransaction {
  /** Unique on the page. */
  readonly key: string;
  /** From 1; it stays the same once the operator has seen it in a result. */
  readonly number: number;
  /** The ARN as entered. */
  readonly rawArn: string;
  /** Its own values of fields; the form's apply to the others. */
  readonly values: RowValues;
  /** Why the pasted row could not be read; it stays until the ARN is edited. */
  readonly pasteError?: PasteError | undefined;
  /** Whether it had a card number that was not entered again; it can be sent without. */
  readonly isCardMissing: boolean;
  /** The service's reason if it refused the transaction; "" when it gave none. */
  readonly refusal?: string | undefined;
  /** The case that the refusal named. What has only a card number is not found in the history of requests. */
  readonly namedCase?: ExistingCase | undefined;
}

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
  /** It can't be sent, for its `error`. */
  "leftOut",
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
export interface Transaction extends EnteredTransaction, RowResult {
  /** The ARN cleaned. What looks like a card number is masked, and never sent. */
  readonly arn: string;
  /** Its card number masked, `4276••••••••1234`; "" without one. */
  readonly cardMask: string;
  readonly error: TransactionError | undefined;
  /** What is wrong with its values. */
  readonly rowErrors: readonly RowError[];
  /** What is doubtful about the ARN. */
  readonly arnDoubt: ArnDoubt | undefined;
  /** Whether the check digit of its card number is wrong. */
  readonly isCardDoubtful: boolean;
  /** Why a case may already exist for it. */
  readonly existingCase: ExistingCase | undefined;
}

/** Why the operator is asked before a transaction is sent. It is sent all the same. */
export const warnings = {
  repeated: ({ existingCase }: Transaction) => existingCase?.kind === "repeated",
  existing: ({ existingCase }: Transaction) =>
    existingCase !== undefined && existingCase.kind !== "repeated",
  doubtful: ({ arnDoubt }: Transaction) => arnDoubt !== undefined,
  card: ({ isCardDoubtful, isCardMissing }: Transaction) => isCardDoubtful || isCardMissing,
};

/** The kinds of {@link warnings}, in the order in which they are said. */
export const warningKinds = ["repeated", "existing", "doubtful", "card"] as const;

/** Whether the operator is asked before a transaction is sent. */
export const hasWarning = (row: Transaction): boolean =>
  warningKinds.some((kind) => warnings[kind](row));

/** Whether the ARN of a transaction was sent before, from this tab or another one. */
export const isSentBefore = ({ existingCase }: Transaction): boolean =>
  existingCase !== undefined && "at" in existingCase;

/** Whether a transaction has a card number, or had one that has to be entered again. */
export const hadCard = ({ cardMask, isCardMissing }: Transaction): boolean =>
  cardMask !== "" || isCardMissing;

/** Whether anything was entered for a transaction. */
export const isEntered = (row: Transaction): boolean =>
  row.rawArn.trim() !== "" || hadCard(row) || isAnyEntered(row.values);

/** What the form says of a transaction before it is sent. */
export const transactionKinds = ["ready", "warning", "leftOut"] as const;

/** What the form says of a transaction before it is sent. */
export type TransactionKind = (typeof transactionKinds)[number];

/** The kind of a transaction; `undefined` for an empty one. */
export function kindOf(row: Transaction): TransactionKind | undefined {
  if (!isEntered(row)) return undefined;
  if (row.error !== undefined) return "leftOut";
  return hasWarning(row) ? "warning" : "ready";
}

/** An ARN as it is sent, shown and stored; what looks like a card number is masked, and never sent. */
export const safeArn = (rawArn: string): string =>
  arnDoubt(rawArn) === "card" ? maskCardNumbers(rawArn) : cleanArn(rawArn);

/**
 * An ARN in which the letter O stands for the digit 0, corrected; `undefined` where that does not make it a
 * number.
 */
export function withZeros(arn: string): string | undefined {
  const corrected = arn.replaceAll(/[OoОо]/g, "0");
  return corrected !== arn && /^\d+$/.test(corrected) ? corrected : undefined;
}

/**
 * Reads one transaction, not yet compared with others.
 * @param card its card number, cleaned; "" without one.
 * @param rowErrors what is wrong with its values.
 */
export function readTransaction(
  entered: EnteredTransaction,
  card: string,
  rowErrors: readonly RowError[] = noRowErrors,
): Transaction {
  const arn = safeArn(entered.rawArn);
  const doubt = arnDoubt(entered.rawArn);
  const error = errorOf(entered, arn, doubt, card) ?? (rowErrors.length > 0 ? "values" : undefined);
  return {
    ...entered,
    arn,
    cardMask: maskCard(card),
    error,
    rowErrors,
    arnDoubt: error === undefined ? doubt : undefined,
    isCardDoubtful: isCardNumber(card) && !passesLuhn(card),
    existingCase: undefined,
    status: error === undefined ? "ready" : "leftOut",
  };
}

function errorOf(
  { pasteError }: EnteredTransaction,
  arn: string,
  doubt: ArnDoubt | undefined,
  card: string,
): TransactionError | undefined {
  if (pasteError !== undefined) return pasteError;
  if (doubt === "card") return "card-as-arn";
  if (doubt === "characters") return "characters";
  if (card !== "" && !isCardNumber(card)) return "card";
  // Without an ARN the card number alone identifies the transaction.
  return arn === "" && card === "" ? "nothing" : undefined;
}

/**
 * Compares transactions with each other and with what was sent before. Those that have a result stay as they
 * are, and so does the object of one about which nothing new is known.
 * @param cards the card numbers by the keys of their transactions.
 */
export function compareTransactions(
  transactions: readonly Transaction[],
  cards: ReadonlyMap<string, string>,
  sent: SentTransactions,
): Transaction[] {
  const identities = transactions.map(({ key, number, arn, error }) => ({
    number,
    arn: error === undefined ? arn : "",
    card: error === undefined ? (cards.get(key) ?? "") : "",
  }));
  const found = findExistingCases(identities, sent);
  return transactions.map((transaction, index) => {
    const existingCase = found[index] ?? transaction.namedCase;
    if (transaction.request !== undefined) return transaction;
    if (isSameCase(transaction.existingCase, existingCase)) return transaction;
    return { ...transaction, existingCase };
  });
}

const isSameCase = (left: ExistingCase | undefined, right: ExistingCase | undefined): boolean =>
  // Of thousands of transactions nearly all have none.
  left === right ||
  (left !== undefined && right !== undefined && JSON.stringify(left) === JSON.stringify(right));
