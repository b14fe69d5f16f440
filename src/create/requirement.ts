import { type Claim, isFilled, textOf } from "./claim.ts";
import type { Condition, ProfileField } from "./form-profile.ts";

/** Whether a field of the profile has to be filled, as things stand in the form. */
export const isRequired = (field: ProfileField, claim: Claim): boolean =>
  field.required === true || (field.requiredWhen !== undefined && isMet(field.requiredWhen, claim));

function isMet(condition: Condition, claim: Claim): boolean {
  const value = valueIn(claim, condition.field);
  if ("is" in condition) return condition.is.includes(value);
  const other = valueIn(claim, condition.differsFrom);
  return value !== "" && other !== "" && value !== other;
}

/** Typed or in a free row. */
function valueIn(claim: Claim, code: string): string {
  if (!isFilled(claim, code)) return "";
  const row = claim.rows.find((free) => free.code.trim() === code);
  return textOf(claim, code) || (row?.value.trim() ?? "");
}
