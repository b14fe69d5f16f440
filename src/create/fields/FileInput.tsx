import { memo } from "react";
import { useWatch } from "react-hook-form";
import { maskCardNumbers } from "#language/card-number.ts";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { FileField } from "#ui/FileField.tsx";
import type { CreateFormMethods } from "../form/use-form-values.ts";
import type { ProfileField } from "../profile/form-profile.ts";
import { saidIn } from "../profile/profile-text.ts";
import styles from "./TypedFields.module.css";

interface FileInputProps {
  readonly field: Extract<ProfileField, { type: "File" }>;
  /** Its place among the files of the form's state. */
  readonly name: string;
  readonly required: boolean;
  readonly form: CreateFormMethods;
  readonly fault: string | undefined;
}

/** The files of one field. They live in the form's state only, and are read when they are sent. */
export const FileInput = memo(function FileInput(props: FileInputProps) {
  const { field, name, required, form, fault } = props;
  const { tag, words: all } = useFullLanguage();
  const { fields: words } = all.create;
  const files = useWatch({ control: form.control, name: `files.${name}` });
  return (
    <FileField
      label={saidIn(field.label, tag)}
      note={required && words.required}
      hint={field.hint && saidIn(field.hint, tag)}
      fault={fault}
      className={styles.wide}
      isRequired={required}
      files={files ?? []}
      onChange={(chosen) =>
        form.setValue(`files.${name}`, chosen, {
          shouldValidate: form.getFieldState(`files.${name}`).invalid,
        })
      }
      removeLabel={(file) => words.removeFile({ name: maskCardNumbers(file.name) })}
    />
  );
});
