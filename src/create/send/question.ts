import type { EmptyField } from "../form/important-fields.ts";
import {
  hasWarning,
  rowsLeftOut,
  rowsToSend,
  type Transaction,
} from "../transactions/transaction.ts";
import type { CreatePlan } from "./planned-requests.ts";

/** What may be wrong with the cases that a press of the button creates. */
export interface Risks {
  /** The important fields that are empty in all transactions to be sent. */
  readonly emptyEverywhere: readonly EmptyField<Transaction>[];
  /** The important fields that are empty in some of them. */
  readonly emptySomewhere: readonly EmptyField<Transaction>[];
  /** The transactions that are sent although they carry a warning. */
  readonly warned: readonly Transaction[];
  /** The transactions that can't be sent. */
  readonly leftOut: readonly Transaction[];
}

/**
 * Finds the risks of sending the transactions of a form.
 * @param emptyFields the important fields that are empty in the transactions to be sent.
 */
export function risksOf(
  transactions: readonly Transaction[],
  emptyFields: readonly EmptyField<Transaction>[],
): Risks {
  const sent = rowsToSend(transactions);
  return {
    emptyEverywhere: emptyFields.filter(({ rows }) => rows.length === sent.length),
    emptySomewhere: emptyFields.filter(({ rows }) => rows.length < sent.length),
    warned: sent.filter(hasWarning),
    leftOut: rowsLeftOut(transactions),
  };
}

/**
 * Whether the operator is asked: always about two cases or more, and about one that is incomplete, doubtful
 * or may exist already. The service has no operation that takes a case back.
 */
export const isAsked = (
  count: number,
  { emptyEverywhere, emptySomewhere, warned, leftOut }: Risks,
): boolean =>
  count > 1 || [emptyEverywhere, emptySomewhere, warned, leftOut].some((found) => found.length > 0);

export interface CreateQuestion {
  readonly plan: CreatePlan;
  readonly risks: Risks;
}

export const confirmedPlan = ({ plan, risks }: CreateQuestion): CreatePlan => ({
  ...plan,
  confirmed: new Set(risks.warned.map(({ key }) => key)),
});

export const planWithoutWarnings = ({ plan }: CreateQuestion): CreatePlan => ({
  ...plan,
  rows: plan.rows.filter((row) => !hasWarning(row)),
});
