import { fieldsFor, type ProfileField, textIn } from "#config/form-profile.ts";
import {
  columnFields,
  effectiveValues,
  hasOwnValue,
  type RowValues,
  referencedCodes,
  rowDependentFields,
} from "./row-values.ts";
import { fieldErrors, type ValidationContext } from "./validate.ts";
import { type CreateFormValues, fieldKey, isTyped } from "./values.ts";

/** What is wrong with a row's value of a field. */
export interface RowError {
  /** The key of the field, see `fieldKey`. */
  readonly key: string;
  /** Whether it is the currency of the amount that is wrong. */
  readonly isCurrency: boolean;
  /** A sentence that names the field. */
  readonly text: string;
}

/** Finds what keeps a row from being sent, by its own values and those of the form. */
export type RowCheck = (own: RowValues) => readonly RowError[];

/** Nothing is wrong. */
export const noRowErrors: readonly RowError[] = [];

/** The check of a table without columns. */
export const noRowCheck: RowCheck = () => noRowErrors;

/**
 * Makes the check of each row: the rules of the form, with the row's own values in place of the form's. What is
 * wrong with a value of the form itself is said there, and not in each row.
 */
export function createRowCheck(values: CreateFormValues, context: ValidationContext): RowCheck {
  const fields = fieldsFor(context.profile, values.bpCode);
  const columns = columnFields(fields, context.columns);
  if (columns.length === 0) return noRowCheck;
  const checks = rowDependentFields(fields, context.columns).map((field) =>
    createFieldCheck(field, values, columns, context),
  );
  return (own) => {
    const errors = checks.flatMap((check) => check(own));
    return errors.length === 0 ? noRowErrors : errors;
  };
}

function createFieldCheck(
  field: ProfileField,
  values: CreateFormValues,
  columns: readonly ProfileField[],
  context: ValidationContext,
): RowCheck {
  const key = fieldKey(field.code);
  const isSaidInForm =
    isTyped(values, field) && Object.keys(fieldErrors(field, values, context)).length > 0;
  function check(own: RowValues): readonly RowError[] {
    const hasOwn = hasOwnValue(own, field);
    if (!hasOwn && own[key]?.currency) {
      return [errorOf(field, "currency", context.messages.currencyAlone, context)];
    }
    if (!hasOwn && isSaidInForm) return noRowErrors;
    const errors = fieldErrors(field, effectiveValues(values, own, columns), context);
    if (errors.value !== undefined) return [errorOf(field, "value", errors.value, context)];
    if (errors.currency === undefined) return noRowErrors;
    return [errorOf(field, "currency", context.messages.currencyOfRow, context)];
  }
  if (referencedCodes(field).length > 0) return check;
  // No other field matters, and thousands of rows often have the same values.
  const known = new Map<string, readonly RowError[]>();
  return (own) => {
    const { text = "", currency = "" } = own[key] ?? {};
    const cell = `${currency} ${text}`;
    const errors = known.get(cell) ?? check(own);
    known.set(cell, errors);
    return errors;
  };
}

const errorOf = (
  { code, label }: ProfileField,
  part: "value" | "currency",
  message: string,
  { tag, messages }: ValidationContext,
): RowError => ({
  key: fieldKey(code),
  isCurrency: part === "currency",
  text: messages.inColumn({ name: textIn(label, tag), message }),
});
