import type { CheckedTransaction } from "../transactions/transaction.ts";
import type { CreateFormValues } from "./values.ts";

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
export const isTouched = (
  { bpCode, typed, rows, files }: CreateFormValues,
  transactions: Transactions,
): boolean =>
  bpCode !== "" ||
  transactions.length > 1 ||
  transactions.some((transaction) => transaction.typed !== "" || transaction.isCardGone) ||
  rows.length > 0 ||
  Object.values(typed).some((value) => value?.text) ||
  Object.values(files).some((list) => (list ?? []).length > 0);
