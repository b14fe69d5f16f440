import { fieldsFor, type ProfileField, textIn } from "#config/form-profile.ts";
import {
  columnFields,
  effectiveValues,
  hasOwnValue,
  type RowValues,
  referencedCodes,
  rowDependentFields,
} from "./row-values.ts";
import { fieldFaults, type ValidationContext } from "./validate.ts";
import { type CreateFormValues, fieldKey, isTyped } from "./values.ts";

/** What is wrong with a row's value of a field. */
export interface RowFault {
  /** The key of the field, see `fieldKey`. */
  readonly key: string;
  /** Whether it is the currency of the amount that is wrong. */
  readonly isCurrency: boolean;
  /** A sentence that names the field. */
  readonly text: string;
}

/** Finds what keeps a row from being sent, by its own values and those of the form. */
export type RowCheck = (own: RowValues) => readonly RowFault[];

/** Nothing is wrong. */
export const noRowFaults: readonly RowFault[] = [];

/** The check of a table without columns. */
export const noRowCheck: RowCheck = () => noRowFaults;

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
    const faults = checks.flatMap((check) => check(own));
    return faults.length === 0 ? noRowFaults : faults;
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
    isTyped(values, field) && Object.keys(fieldFaults(field, values, context)).length > 0;
  function check(own: RowValues): readonly RowFault[] {
    const hasOwn = hasOwnValue(own, field);
    if (!hasOwn && own[key]?.currency) {
      return [faultOf(field, "currency", context.messages.currencyAlone, context)];
    }
    if (!hasOwn && isSaidInForm) return noRowFaults;
    const faults = fieldFaults(field, effectiveValues(values, own, columns), context);
    if (faults.value !== undefined) return [faultOf(field, "value", faults.value, context)];
    if (faults.currency === undefined) return noRowFaults;
    return [faultOf(field, "currency", context.messages.currencyOfRow, context)];
  }
  if (referencedCodes(field).length > 0) return check;
  // No other field matters, and thousands of rows often have the same values.
  const known = new Map<string, readonly RowFault[]>();
  return (own) => {
    const { text = "", currency = "" } = own[key] ?? {};
    const cell = `${currency} ${text}`;
    const faults = known.get(cell) ?? check(own);
    known.set(cell, faults);
    return faults;
  };
}

const faultOf = (
  { code, label }: ProfileField,
  part: "value" | "currency",
  message: string,
  { tag, messages }: ValidationContext,
): RowFault => ({
  key: fieldKey(code),
  isCurrency: part === "currency",
  text: messages.inColumn({ name: textIn(label, tag), message }),
});
