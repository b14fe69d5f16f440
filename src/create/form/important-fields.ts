import type { CaseType } from "#model/case-type.ts";
import type { FormProfile, ProfileText } from "../profile/form-profile.ts";
import type { CreateFormValues } from "./values.ts";

/** Stand-in until the profile has important fields. */
export const emptyImportantFields = (
  _values: CreateFormValues,
  _profile: FormProfile,
  _bpCode: CaseType | "",
): readonly ProfileText[] => [];
