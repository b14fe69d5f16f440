import { fieldsFor, textIn } from "#config/form-profile.ts";
import type { ValidationContext } from "../form/field-rules.ts";
import { validateCreateForm } from "../form/validate.ts";
import { type CreateFormValues, fieldKey, isFilled } from "../form/values.ts";

/**
 * The form's values that can be sent as they are, without the values and free rows that have an error. `faulty` names
 * the filled fields and the rows that are left out.
 */
export function checkedValuesOf(values: CreateFormValues, context: ValidationContext) {
  const errors = validateCreateForm(values, context);
  const isRowFaulty = (index: number) => errors.rows?.[index] !== undefined;
  const fields = fieldsFor(context.profile, values.bpCode);
  return {
    values: {
      ...values,
      typed: withoutKeysOf(errors.typed, values.typed),
      files: withoutKeysOf(errors.files, values.files),
      rows: values.rows.filter((_row, index) => !isRowFaulty(index)),
    },
    faulty: [
      ...fields
        .filter(({ code }) => {
          const key = fieldKey(code);
          return errors.typed?.[key] !== undefined || errors.files?.[key] !== undefined;
        })
        .filter((field) => isFilled(values, field))
        .map(({ label }) => textIn(label, context.tag)),
      ...values.rows.filter((_row, index) => isRowFaulty(index)).map(({ code }) => code || "…"),
    ],
  };
}

const withoutKeysOf = <T>(errors: object | undefined, all: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !errors || !(key in errors)));
