import type { CheckedTransaction } from "../transactions/transaction.ts";
import { type CreateFormValues, emptyValues } from "./values.ts";

type Transactions = readonly Pick<CheckedTransaction, "typed" | "isCardGone">[];

/** What is typed, as text to compare: two forms that would look the same have the same. */
export function fingerprintOf(
  { bpCode, typed, files, rows }: CreateFormValues,
  transactions: Transactions,
): string {
  return JSON.stringify([
    bpCode,
    transactions.map((transaction) => transaction.typed),
    Object.entries(typed).flatMap(([key, value]) => (value?.text ? [[key, value]] : [])),
    Object.entries(files).flatMap(([key, list]) =>
      (list ?? []).map((file) => [key, file.name, file.size, file.lastModified]),
    ),
    rows,
  ]);
}

/** Whether there is anything in the form but card numbers. */
export const isTouched = (values: CreateFormValues, transactions: Transactions): boolean =>
  transactions.length > 1 ||
  transactions.some(({ typed, isCardGone }) => typed !== "" || isCardGone) ||
  fingerprintOf(values, []) !== fingerprintOf(emptyValues(), []);
