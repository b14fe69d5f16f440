import type { FormProfile, ProfileField } from "#config/form-profile.ts";
import { type CreateFormValues, type EmptyField, emptyImportantFields } from "../form/values.ts";
import {
  existingCaseOf,
  hasWarning,
  rowsLeftOut,
  rowsToSend,
  type Transaction,
} from "../rows/transaction.ts";
import type { CreatePlan } from "./plan.ts";

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

/** The values that the transactions of a form share, and the fields that have a value of their own in each. */
export interface SharedValues {
  readonly values: CreateFormValues;
  readonly profile: FormProfile;
  readonly columns: readonly ProfileField[];
}

/**
 * Finds the risks of sending the transactions of a form.
 * @param shared without them no field counts as empty.
 */
export function risksOf(transactions: readonly Transaction[], shared?: SharedValues): Risks {
  const sent = rowsToSend(transactions);
  const emptyFields = shared
    ? emptyImportantFields(sent, shared.values, shared.profile, shared.columns)
    : [];
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
  /** The disputed amounts of the plan, added up by currency, in words. */
  readonly amounts?: string | undefined;
}

export const confirmedPlan = ({ plan, risks }: CreateQuestion): CreatePlan => ({
  ...plan,
  confirmed: new Map([
    ...plan.confirmed,
    ...risks.warned.flatMap((row) => {
      const existingCase = existingCaseOf(row);
      return existingCase ? [[row.key, existingCase] as const] : [];
    }),
  ]),
});

export const planWithoutWarnings = ({ plan, risks }: CreateQuestion): CreatePlan => {
  const warned = new Set(risks.warned.map(({ key }) => key));
  return { ...plan, rows: plan.rows.filter(({ key }) => !warned.has(key)) };
};

/** The question about the transactions of a plan that have become doubtful since it was confirmed. */
export const questionAbout = (
  plan: CreatePlan,
  doubtful: readonly Transaction[],
): CreateQuestion => ({
  plan,
  risks: { emptyEverywhere: [], emptySomewhere: [], warned: doubtful, leftOut: [] },
});
