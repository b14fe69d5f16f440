import { useWords } from "#language/LanguageProvider.tsx";
import { GroupSheet } from "#ui/GroupSheet.tsx";
import { FreeRows } from "./FreeRows.tsx";
import type { FormProfile } from "./form-profile.ts";
import { TypedFields } from "./TypedFields.tsx";
import type { ClaimForm } from "./use-claim.ts";

/** The data fields of the request: the profile's inputs, then rows of code and value. */
export function ClaimFields({
  form,
  profile,
}: {
  readonly form: ClaimForm;
  readonly profile: FormProfile;
}) {
  const { fields: words } = useWords().create;
  return (
    <GroupSheet title={words.heading}>
      <TypedFields form={form} profile={profile} />
      <FreeRows form={form} profile={profile} />
    </GroupSheet>
  );
}
