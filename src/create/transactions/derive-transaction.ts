import { cleanArn } from "#model/arn.ts";
import { type ArnDoubt, arnDoubt } from "#model/arn-doubt.ts";
import { isLost, isShortened } from "#model/spreadsheet-cell.ts";
import { isCardNumber, maskCard, maskCardNumbers } from "#privacy/card-number.ts";
import { passesLuhn } from "#privacy/find-cards.ts";
import { noRowErrors, type RowError } from "../form/form-errors.ts";
import { isFreeTextColumn, type RowValues } from "../form/values.ts";
import { type ExistingCase, findExistingCases, type SentTransactions } from "./existing-case.ts";
import type { EnteredTransaction, Transaction, TransactionError } from "./transaction.ts";

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
 * Derives a transaction from what is entered, not yet compared with others.
 * @param rowErrors what is wrong with its values.
 */
export function deriveTransaction(
  entered: EnteredTransaction,
  rowErrors: readonly RowError[] = noRowErrors,
): Transaction {
  const arn = safeArn(entered.rawArn);
  const doubt = arnDoubt(entered.rawArn);
  const card = entered.card.digits;
  const error = errorOf(entered, arn, doubt) ?? (rowErrors.length > 0 ? "values" : undefined);
  return {
    ...entered,
    arn,
    cardMask: maskCard(card),
    error,
    rowErrors,
    arnDoubt: error === undefined ? doubt : undefined,
    isCardDoubtful: isCardNumber(card) && !passesLuhn(card),
    existingCase: undefined,
    lostText: lostTextOf(entered.values),
    status: error !== undefined ? "leftOut" : entered.isNotThisTime ? "notThisTime" : "ready",
  };
}

const lostTextOf = (values: RowValues): string | undefined =>
  Object.entries(values).find(([key, { text }]) => isFreeTextColumn(key) && isLost(text))?.[1].text;

function errorOf(
  { pasteError, card: { digits: card } }: EnteredTransaction,
  arn: string,
  doubt: ArnDoubt | undefined,
): TransactionError | undefined {
  if (pasteError !== undefined) return pasteError;
  if (doubt === "card") return "card-as-arn";
  if (doubt === "characters") return isShortened(arn) ? "shortened" : "characters";
  if (card !== "" && !isCardNumber(card)) return "card";
  // Without an ARN the card number alone identifies the transaction.
  return arn === "" && card === "" ? "nothing" : undefined;
}

/**
 * Compares transactions with each other and with what was sent before. Those that have a result stay as they are. A
 * transaction about which nothing new is known stays the same object.
 */
export function compareTransactions(
  transactions: readonly Transaction[],
  sent: SentTransactions,
): Transaction[] {
  const identities = transactions.map(({ number, arn, card, error }) => ({
    number,
    arn: error === undefined ? arn : "",
    card: error === undefined ? card.digits : "",
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
  // Nearly all of thousands of transactions have no existing case.
  left === right ||
  (left !== undefined && right !== undefined && JSON.stringify(left) === JSON.stringify(right));
