import { type ProfileField } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { chunksOf } from "#lib/chunks.ts";
import type { CaseType } from "#model/case-type.ts";
import { effectiveValues, type RowValues } from "../form/row-values.ts";
import { type CreateFormValues, type FieldValue, fieldValues } from "../form/values.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** The fields that a row is sent with. */
export interface RowFields {
  readonly fields: readonly FieldValue[];
  /** A text that rows of equal fields have in common. */
  readonly group: string;
}

/** What one press of the button sends. */
export interface CreatePlan {
  readonly bpCode: CaseType;
  readonly rows: readonly Transaction[];
  /** Writes the fields that a row is sent with, by its own values. */
  readonly fieldsOf: (own: RowValues) => RowFields;
  /** Transactions in a request, at most. */
  readonly size: number;
  /** The keys of the transactions that the operator wants to send although a case may already exist for them. */
  readonly confirmed: ReadonlySet<string>;
}

/** One request: transactions, and the fields that all of them have. */
export interface PlannedRequest {
  readonly rows: readonly Transaction[];
  readonly fields: readonly FieldValue[];
}

/** Makes the writer of the fields of each row. It writes the fields of an unchanged row once. */
export function createFieldWriter(
  values: CreateFormValues,
  fields: readonly ProfileField[],
  columns: readonly ProfileField[],
  tag: LanguageTag,
): CreatePlan["fieldsOf"] {
  const written = new WeakMap<RowValues, RowFields>();
  return (own) => {
    const known = written.get(own);
    if (known) return known;
    const rowFields = fieldValues(effectiveValues(values, own, columns), fields, tag);
    const result = { fields: rowFields, group: groupOf(rowFields) };
    written.set(own, result);
    return result;
  };
}

/**
 * The requests of a plan. A request has one set of fields for all its transactions (spec, CreateBp), so only rows
 * of equal fields share one. Groups, and the rows in them, stand in the order of the table.
 */
export function plannedRequests({
  rows,
  fieldsOf,
  size,
}: Pick<CreatePlan, "rows" | "fieldsOf" | "size">): readonly PlannedRequest[] {
  const groups = new Map<string, { fields: readonly FieldValue[]; rows: Transaction[] }>();
  for (const row of rows) {
    const { fields, group } = fieldsOf(row.values);
    const known = groups.get(group);
    if (known) known.rows.push(row);
    else groups.set(group, { fields, rows: [row] });
  }
  return [...groups.values()].flatMap(({ fields, rows: ofGroup }) =>
    chunksOf(ofGroup, size).map((part) => ({ rows: part, fields })),
  );
}

/** The fields as a text. Files are the same for all rows. */
const groupOf = (fields: readonly FieldValue[]): string =>
  JSON.stringify(fields.map(({ code, value }) => [code, typeof value === "string" ? value : null]));
