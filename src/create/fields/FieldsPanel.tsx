import { useFormState } from "react-hook-form";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { GroupPanel } from "#ui/Panel.tsx";
import { type CreateFormMethods, useFormValues } from "../form/use-form-values.ts";
import { isRequired } from "../form/validate.ts";
import { fieldKey } from "../form/values.ts";
import { type FormProfile, fieldsFor } from "../profile/form-profile.ts";
import styles from "./FieldsPanel.module.css";
import { FreeRows } from "./FreeRows.tsx";
import { ProfileInput } from "./ProfileInput.tsx";

interface FieldsPanelProps {
  readonly form: CreateFormMethods;
  readonly profile: FormProfile;
}

/** The data fields of the request: the profile's inputs, then rows of code and value. */
export function FieldsPanel({ form, profile }: FieldsPanelProps) {
  const { fields: words } = useFullWords().create;
  return (
    <GroupPanel title={words.heading}>
      <ProfileInputs form={form} profile={profile} />
      <FreeRows form={form} profile={profile} />
    </GroupPanel>
  );
}

/** The form profile's inputs for the chosen case type. */
function ProfileInputs({ form, profile }: FieldsPanelProps) {
  const { fields: words } = useFullWords().create;
  const { errors } = useFormState({ control: form.control, name: ["typed", "files"] });
  const values = useFormValues(form);
  if (values.bpCode === "") {
    const hasAny = Object.values(profile.caseTypes).some((fields) => fields && fields.length > 0);
    return hasAny && <p className={styles.hint}>{words.noCaseType}</p>;
  }
  const fields = fieldsFor(profile, values.bpCode);
  if (fields.length === 0) return null;
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const key = fieldKey(field.code);
        return (
          <ProfileInput
            key={key}
            field={field}
            required={isRequired(field, values)}
            form={form}
            fault={errors.files?.[key]?.message ?? errors.typed?.[key]?.text?.message}
          />
        );
      })}
    </div>
  );
}
