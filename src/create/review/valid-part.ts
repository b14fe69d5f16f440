import { fieldsFor, textIn } from "#config/form-profile.ts";
import type { ValidationContext } from "../form/field-errors.ts";
import { validateCreateForm } from "../form/form-errors.ts";
import { type CreateFormValues, fieldKey, isFilled } from "../form/values.ts";

/**
 * The form's values that can be sent as they are, without the values and free rows that have an error.
 * `leftOutNames` names the filled fields and the free rows that are left out.
 */
export function validPartOf(values: CreateFormValues, context: ValidationContext) {
  const errors = validateCreateForm(values, context);
  const hasRowError = (index: number) => errors.freeRows?.[index] !== undefined;
  const fields = fieldsFor(context.profile, values.bpCode);
  return {
    values: {
      ...values,
      inputs: omitKeys(values.inputs, errors.inputs),
      files: omitKeys(values.files, errors.files),
      freeRows: values.freeRows.filter((_row, index) => !hasRowError(index)),
    },
    leftOutNames: [
      ...fields
        .filter(({ code }) => {
          const key = fieldKey(code);
          return errors.inputs?.[key] !== undefined || errors.files?.[key] !== undefined;
        })
        .filter((field) => isFilled(values, field))
        .map(({ label }) => textIn(label, context.tag)),
      ...values.freeRows.filter((_row, index) => hasRowError(index)).map(({ code }) => code || "…"),
    ],
  };
}

const omitKeys = <T>(all: Record<string, T>, omitted: object | undefined): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !omitted || !(key in omitted)));
