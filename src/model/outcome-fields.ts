import { type CaseField, hasValue } from "./field.ts";
import type { Stage } from "./stage.ts";

/**
 * The outcome of an ended case: the fields of its final stage that the form profile names, in the order of
 * the profile. Hidden fields and fields without a value are left out.
 * @param codes `outcomeFields` of the form profile.
 */
export const outcomeFieldsIn = (
  { fields }: Pick<Stage, "fields">,
  codes: readonly string[],
): readonly CaseField[] =>
  codes.flatMap((code) =>
    fields.filter((field) => field.code === code && field.isVisible && hasValue(field)),
  );
