import { fieldsFor, type ProfileField, textIn } from "#config/form-profile.ts";
import { fieldErrors, type ValidationContext } from "./field-rules.ts";
import {
  columnKey,
  effectiveValues,
  hasOwnValue,
  type RowValues,
  referencedCodes,
  rowDependentFields,
} from "./row-values.ts";
import { foldTypedCode } from "./typed-text.ts";
import { type CreateFormValues, hasInputValue } from "./values.ts";

export interface RowError {
  /** The key of the field, see `columnKey`. */
  readonly key: string;
  /** Which of the two inputs of an amount is wrong; `value` for every other field. */
  readonly part: "value" | "currency";
  readonly text: string;
}

/** Finds what keeps a row from being sent, by its own values and those of the form. */
export type RowCheck = (own: RowValues) => readonly RowError[];

export const noRowErrors: readonly RowError[] = [];

/** The check of a table without columns. */
export const noRowCheck: RowCheck = () => noRowErrors;

/**
 * Makes the check of each row: the rules of the form, with the row's own values in place of the form's. An error of the
 * form's own value is shown in the form, not in each row.
 */
export function createRowCheck(values: CreateFormValues, context: ValidationContext): RowCheck {
  const { profile, columns } = context;
  if (columns.length === 0) return noRowCheck;
  const checks = rowDependentFields(fieldsFor(profile, values.bpCode), columns).map((field) =>
    createFieldCheck(field, values, context),
  );
  return (own) => {
    const errors = checks.flatMap((check) => check(own));
    return errors.length === 0 ? noRowErrors : errors;
  };
}

function createFieldCheck(
  field: ProfileField,
  values: CreateFormValues,
  context: ValidationContext,
): RowCheck {
  const key = columnKey(field);
  const isSaidInForm =
    hasInputValue(values, field) && Object.keys(fieldErrors(field, values, context)).length > 0;
  function check(own: RowValues): readonly RowError[] {
    const hasOwn = hasOwnValue(own, field);
    if (!hasOwn && own[key]?.currency) {
      return [errorOf(field, "currency", context.messages.currencyAlone, context)];
    }
    if (!hasOwn && isSaidInForm) return noRowErrors;
    const errors = fieldErrors(field, effectiveValues(values, own, context.columns), context);
    if (errors.value !== undefined) return [errorOf(field, "value", errors.value, context)];
    if (errors.currency === undefined) return noRowErrors;
    return [errorOf(field, "currency", context.messages.currencyOfRow, context)];
  }
  // The errors depend on these columns only, and thousands of rows often have the same values in them.
  const codes = [field.code, ...referencedCodes(field)].map(foldTypedCode);
  const keys = context.columns
    .filter(({ code }) => codes.includes(foldTypedCode(code)))
    .map(columnKey);
  const known = new Map<string, readonly RowError[]>();
  return (own) => {
    const cells = JSON.stringify(keys.map((column) => own[column]));
    const errors = known.get(cells) ?? check(own);
    known.set(cells, errors);
    return errors;
  };
}

const errorOf = (
  field: ProfileField,
  part: "value" | "currency",
  message: string,
  { tag, messages: t }: ValidationContext,
): RowError => ({
  key: columnKey(field),
  part,
  text: t.inColumn({ name: textIn(field.label, tag), message }),
});
