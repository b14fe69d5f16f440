import type { ExistingCase } from "./existing-case.ts";
import { type EnteredTransaction, hasOrHadCard, type Transaction } from "./transaction.ts";

/**
 * What is entered for a transaction that is edited again after a result: with the service's reason and the case that it
 * named. A card number that was sent has to be entered again.
 * @param hasCard whether its card number is still there.
 */
export function enteredAfterResult(row: Transaction, hasCard: boolean): EnteredTransaction {
  const { key, number, rawArn, values, pasteError } = row;
  return {
    key,
    number,
    rawArn,
    values,
    pasteError,
    refusal: refusalOf(row),
    namedCase: namedIn(row) ?? row.namedCase,
    isCardMissing: hasOrHadCard(row) && !hasCard,
  };
}

/** The service's reason if it refused a transaction, now or in an earlier result. */
export function refusalOf({ item, refusal }: Transaction): string | undefined {
  if (!item) return refusal;
  return item.isCreated === false ? item.message : undefined;
}

/** The case that a refusal named. */
const namedIn = ({ item, sentAt: at = 0 }: Transaction): ExistingCase | undefined =>
  item?.isCreated === false && item.id !== undefined
    ? { kind: "named", id: item.id, at }
    : undefined;
