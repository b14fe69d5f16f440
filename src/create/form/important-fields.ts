// The question before creating asks about these fields; the form itself only checks the required ones.

import type { CaseType } from "#model/case-type.ts";
import { type FormProfile, fieldsFor, type ProfileText } from "#session/form-profile.ts";
import { type CreateFormValues, isFilled } from "./values.ts";

/**
 * The labels of the fields that the profile marks as important and that have no value, typed or in a free
 * row, in the order of the profile. `textIn` gives a label in a language.
 */
export const emptyImportantFields = (
  values: CreateFormValues,
  profile: FormProfile,
  bpCode: CaseType | "",
): readonly ProfileText[] =>
  fieldsFor(profile, bpCode)
    .filter((field) => field.important === true && !isFilled(values, field))
    .map(({ label }) => label);
