import { useFormState } from "react-hook-form";
import { useWords } from "#language/LanguageProvider.tsx";
import { fieldKey } from "./claim.ts";
import { FileInput } from "./FileInput.tsx";
import type { FormProfile } from "./form-profile.ts";
import { isRequired } from "./requirement.ts";
import { TypedField } from "./TypedField.tsx";
import styles from "./TypedFields.module.css";
import { type ClaimForm, useClaim } from "./use-claim.ts";

/** The form profile's inputs for the chosen case type. */
export function TypedFields({
  form,
  profile,
}: {
  readonly form: ClaimForm;
  readonly profile: FormProfile;
}) {
  const { fields: words } = useWords().create;
  const { control, register } = form;
  const { errors } = useFormState({ control, name: ["typed", "files"] });
  const claim = useClaim(form);
  const { caseTypes } = profile;
  const hasAny = Object.values(caseTypes).some((fields) => fields && fields.length > 0);
  if (claim.bpCode === "") {
    return hasAny && <p className={styles.hint}>{words.noCaseType}</p>;
  }
  const fields = caseTypes[claim.bpCode] ?? [];
  if (fields.length === 0) return null;
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const key = fieldKey(field.code);
        const common = { required: isRequired(field, claim), name: key };
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
