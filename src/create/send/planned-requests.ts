import { type ProfileField } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { chunksOf } from "#lib/chunks.ts";
import type { CaseType } from "#model/case-type.ts";
import { effectiveValues, type RowValues } from "../form/row-values.ts";
import { type CreateFormValues, type FieldValue, fieldValues } from "../form/values.ts";
import type { Transaction } from "../transactions/transaction.ts";

/** What one press of the button sends. */
export interface CreatePlan {
  readonly bpCode: CaseType;
  readonly rows: readonly Transaction[];
  readonly planOf: PlanOf;
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

/** The requests of transactions. Groups of equal fields, and the rows in them, stand in the order of the table. */
export type PlanOf = (rows: readonly Transaction[]) => readonly PlannedRequest[];

interface PlannedForm {
  readonly values: CreateFormValues;
  /** Of the case type. */
  readonly fields: readonly ProfileField[];
  /** Those that rows may have their own values of. */
  readonly columns: readonly ProfileField[];
  readonly tag: LanguageTag;
  /** Transactions in a request, at most. */
  readonly size: number;
}

/**
 * Makes the plan of a form, by which its requests are reviewed, asked about and sent. A request has one set of fields
 * for all its transactions (spec, CreateBp), so only rows of equal fields share one. The fields of an unchanged row are
 * written once.
 */
export function createPlanner({ values, fields, columns, tag, size }: PlannedForm): PlanOf {
  const written = new WeakMap<RowValues, RowFields>();
  function fieldsOf(own: RowValues): RowFields {
    const known = written.get(own);
    if (known) return known;
    const rowFields = fieldValues(effectiveValues(values, own, columns), fields, tag);
    const result = { fields: rowFields, group: groupOf(rowFields) };
    written.set(own, result);
    return result;
  }
  return (rows) => {
    const groups = new Map<string, { fields: readonly FieldValue[]; rows: Transaction[] }>();
    for (const row of rows) {
      const { fields: rowFields, group } = fieldsOf(row.values);
      const known = groups.get(group);
      if (known) known.rows.push(row);
      else groups.set(group, { fields: rowFields, rows: [row] });
    }
    return [...groups.values()].flatMap(({ fields: ofGroup, rows: inGroup }) =>
      chunksOf(inGroup, size).map((part) => ({ rows: part, fields: ofGroup })),
    );
  };
}

/** The fields that a row is sent with. */
interface RowFields {
  readonly fields: readonly FieldValue[];
  /** A text that rows of equal fields have in common. */
  readonly group: string;
}

/** The fields as a text. Files are the same for all rows. */
const groupOf = (fields: readonly FieldValue[]): string =>
  JSON.stringify(fields.map(({ code, value }) => [code, typeof value === "string" ? value : null]));
