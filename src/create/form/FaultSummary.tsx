import { useFormState } from "react-hook-form";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { Notice } from "#ui/Notice.tsx";
import { isBlocking } from "../transactions/transaction.ts";
import { type TransactionList, useTransactions } from "../transactions/transaction-list.ts";
import type { CreateFormMethods } from "./use-form-values.ts";

interface FaultSummaryProps {
  readonly form: CreateFormMethods;
  readonly list: TransactionList;
  /** Numbers of the transactions that kept the last press from sending. */
  readonly faulty: ReadonlySet<number>;
  readonly attempts: number;
}

/** How much is wrong with the form; gone as soon as nothing is. */
export function FaultSummary({ form, list, faulty, attempts }: FaultSummaryProps) {
  const words = useFullWords().create;
  const { errors } = useFormState({ control: form.control });
  const { rows } = useTransactions(list);
  const blocking = rows.filter((row) => faulty.has(row.number) && isBlocking(row));
  const left = countFaults(errors) + blocking.length;
  if (attempts === 0 || left === 0) return null;
  // Announced once for each try: a new key makes it a new alert.
  return <Notice key={attempts} tone="late" isAlert title={words.summary({ count: left })} />;
}

/** The leaves of the form's errors: those with a message. */
function countFaults(errors: unknown): number {
  if (typeof errors !== "object" || errors === null) return 0;
  if ("message" in errors && typeof errors.message === "string") return 1;
  return Object.values(errors).reduce((sum: number, inner) => sum + countFaults(inner), 0);
}
