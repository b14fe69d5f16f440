import type { Condition, ProfileField } from "#config/form-profile.ts";
import { type CreateFormValues, freeRowText, rawTextOf } from "./values.ts";

/** Whether a field of the profile has to be filled, which may depend on the other values. */
export const isRequired = (field: ProfileField, values: CreateFormValues): boolean =>
  field.required === true ||
  (field.requiredWhen !== undefined && isMet(field.requiredWhen, values));

function isMet(condition: Condition, values: CreateFormValues): boolean {
  const value = valueIn(values, condition.field);
  if ("is" in condition) return condition.is.includes(value);
  const other = valueIn(values, condition.differsFrom);
  return value !== "" && other !== "" && value !== other;
}

const valueIn = (values: CreateFormValues, code: string): string =>
  rawTextOf(values, code).trim() || freeRowText(values, code);
