import { useFullWords } from "#language/LanguageProvider.tsx";
import { GroupSheet } from "#ui/GroupSheet.tsx";
import type { CreateFormMethods } from "../form/use-form-values.ts";
import type { FormProfile } from "../profile/form-profile.ts";
import { FreeRows } from "./FreeRows.tsx";
import { TypedFields } from "./TypedFields.tsx";

/** The data fields of the request: the profile's inputs, then rows of code and value. */
export function FieldsPanel({
  form,
  profile,
}: {
  readonly form: CreateFormMethods;
  readonly profile: FormProfile;
}) {
  const { fields: words } = useFullWords().create;
  return (
    <GroupSheet title={words.heading}>
      <TypedFields form={form} profile={profile} />
      <FreeRows form={form} profile={profile} />
    </GroupSheet>
  );
}
