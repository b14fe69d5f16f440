import { fieldsFor, textIn } from "#config/form-profile.ts";
import type { ValidationContext } from "../form/field-rules.ts";
import { validateCreateForm } from "../form/validate.ts";
import { type CreateFormValues, fieldKey, isFilled } from "../form/values.ts";

/**
 * What can be sent as it is: the values of the form without those that have an error, and without rows that have
 * one. `faulty` names the others that have a value.
 */
export function withoutErrors(values: CreateFormValues, context: ValidationContext) {
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
