import type { CardVault } from "./card-vault.ts";
import type { Claim } from "./claim.ts";

/** What is typed, as text to compare: two claims that would look the same have the same. */
export function traceOf({ bpCode, transactions, typed, files, rows }: Claim): string {
  return JSON.stringify([
    bpCode,
    transactions.map(({ arn }) => arn),
    Object.entries(typed).flatMap(([key, value]) => (value?.text ? [[key, value]] : [])),
    Object.entries(files).flatMap(([key, list]) =>
      (list ?? []).map((file) => [key, file.name, file.size, file.lastModified]),
    ),
    rows,
  ]);
}

/** Whether there is anything in the form. */
export const isTouched = ({ bpCode, transactions, typed, rows, files }: Claim, vault: CardVault) =>
  bpCode !== "" ||
  !vault.isEmpty ||
  transactions.length > 1 ||
  transactions.some(({ arn, card }) => arn !== "" || vault.isGone(card)) ||
  rows.length > 0 ||
  Object.values(typed).some((value) => value?.text) ||
  Object.values(files).some((list) => (list ?? []).length > 0);
