import type { Condition, ProfileField } from "../profile/form-profile.ts";
import { type CreateFormValues, isFilled, textOf } from "./values.ts";

/** Whether a field of the profile has to be filled, as things stand in the form. */
export const isRequired = (field: ProfileField, values: CreateFormValues): boolean =>
  field.required === true ||
  (field.requiredWhen !== undefined && isMet(field.requiredWhen, values));

function isMet(condition: Condition, values: CreateFormValues): boolean {
  const value = valueIn(values, condition.field);
  if ("is" in condition) return condition.is.includes(value);
  const other = valueIn(values, condition.differsFrom);
  return value !== "" && other !== "" && value !== other;
}

/** Typed or in a free row. */
function valueIn(values: CreateFormValues, code: string): string {
  if (!isFilled(values, code)) return "";
  const row = values.rows.find((free) => free.code.trim() === code);
  return textOf(values, code) || (row?.value.trim() ?? "");
}
