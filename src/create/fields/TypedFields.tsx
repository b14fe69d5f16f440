import { useFormState } from "react-hook-form";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { isRequired } from "../form/field-check.ts";
import { type CreateFormMethods, useFormValues } from "../form/use-form-values.ts";
import { fieldKey } from "../form/values.ts";
import type { FormProfile } from "../profile/form-profile.ts";
import { FileInput } from "./FileInput.tsx";
import { TypedField } from "./TypedField.tsx";
import styles from "./TypedFields.module.css";

/** The form profile's inputs for the chosen case type. */
export function TypedFields({
  form,
  profile,
}: {
  readonly form: CreateFormMethods;
  readonly profile: FormProfile;
}) {
  const { fields: words } = useFullWords().create;
  const { control, register } = form;
  const { errors } = useFormState({ control, name: ["typed", "files"] });
  const values = useFormValues(form);
  const { caseTypes } = profile;
  const hasAny = Object.values(caseTypes).some((fields) => fields && fields.length > 0);
  if (values.bpCode === "") {
    return hasAny && <p className={styles.hint}>{words.noCaseType}</p>;
  }
  const fields = caseTypes[values.bpCode] ?? [];
  if (fields.length === 0) return null;
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const key = fieldKey(field.code);
        const common = { required: isRequired(field, values), name: key };
        return field.type === "File" ? (
          <FileInput
            key={key}
            {...common}
            field={field}
            form={form}
            fault={errors.files?.[key]?.message}
          />
        ) : (
          <TypedField
            key={key}
            {...common}
            field={field}
            register={register}
            fault={errors.typed?.[key]?.text?.message}
          />
        );
      })}
    </div>
  );
}
