import type { EmptyField } from "../form/important-fields.ts";
import { hasWarning, type Transaction } from "../transactions/transaction.ts";
import type { CreatePlan } from "./planned-requests.ts";

/** What the operator is asked before a press of the button sends anything. */
export interface CreateQuestion {
  readonly plan: CreatePlan;
  /** The fields that the form profile marks as important, with the transactions in which they are empty. */
  readonly emptyFields: readonly EmptyField<Transaction>[];
  /** The transactions that can't be sent. */
  readonly leftOut: readonly Transaction[];
}

/**
 * Whether the operator is asked: always about two cases or more, and about one that is incomplete, doubtful
 * or may exist already. The service has no operation that takes a case back.
 */
export const isAsked = (
  rows: readonly Transaction[],
  { emptyFields, leftOut }: Pick<CreateQuestion, "emptyFields" | "leftOut">,
): boolean =>
  rows.length > 1 || emptyFields.length > 0 || leftOut.length > 0 || rows.some(hasWarning);

/** The plan of a question, which the operator has confirmed as a whole. */
export const confirmedPlan = ({ plan }: CreateQuestion): CreatePlan => ({
  ...plan,
  confirmed: new Set(plan.rows.filter(hasWarning).map(({ key }) => key)),
});

/** The plan of a question without the transactions that carry a warning. */
export const planWithoutWarnings = ({ plan }: CreateQuestion): CreatePlan => ({
  ...plan,
  rows: plan.rows.filter((row) => !hasWarning(row)),
});
