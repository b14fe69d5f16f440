import {
  type FormProfile,
  fieldsFor,
  type ProfileField,
  type ProfileText,
} from "#config/form-profile.ts";
import { hasOwnValue, type RowValues } from "./row-values.ts";
import { type CreateFormValues, isFilled } from "./values.ts";

/** A field without a value, and the rows that would be sent without it. */
export interface EmptyField<Row> {
  /** `textIn` gives it in a language. */
  readonly label: ProfileText;
  readonly rows: readonly Row[];
}

/**
 * The fields that the profile marks as important and that are empty in at least one row, in the order of the profile. A
 * value in the form, typed or in a free row, fills the field in every row.
 */
export function emptyImportantFields<Row extends { readonly values: RowValues }>(
  rows: readonly Row[],
  values: CreateFormValues,
  profile: FormProfile,
  columns: readonly ProfileField[],
): readonly EmptyField<Row>[] {
  const fields = fieldsFor(profile, values.bpCode);
  return fields
    .filter((field) => field.important === true && !isFilled(values, field))
    .map((field) => ({
      label: field.label,
      rows: columns.includes(field) ? rows.filter((row) => !hasOwnValue(row.values, field)) : rows,
    }))
    .filter((field) => field.rows.length > 0);
}
