import { memo } from "react";
import type { UseFormRegister } from "react-hook-form";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { RadioGroup } from "#ui/RadioGroup.tsx";
import { Select } from "#ui/Select.tsx";
import { TextArea } from "#ui/TextArea.tsx";
import { TextField } from "#ui/TextField.tsx";
import type { CreateFormValues } from "../form/values.ts";
import type { ProfileField } from "../profile/form-profile.ts";
import { type ProfileText, saidIn } from "../profile/profile-text.ts";
import { MoneyField } from "./MoneyField.tsx";
import styles from "./TypedFields.module.css";

interface TypedFieldProps {
  readonly field: Exclude<ProfileField, { type: "File" }>;
  /** Its place among the typed inputs of the form's state. */
  readonly name: string;
  readonly required: boolean;
  readonly register: UseFormRegister<CreateFormValues>;
  readonly fault: string | undefined;
}

/** One input of the profile, by its type. */
export const TypedField = memo(function TypedField({
  field,
  name,
  required,
  register,
  fault,
}: TypedFieldProps) {
  const language = useFullLanguage();
  const { fields: words } = language.words.create;
  const said = (text: ProfileText) => saidIn(text, language.tag);
  const { ref, ...text } = register(`typed.${name}.text`);
  const frame = {
    ...text,
    label: said(field.label),
    note: required && words.required,
    hint: field.hint && said(field.hint),
    fault,
  };
  switch (field.type) {
    case "Money":
      return (
        <MoneyField
          {...frame}
          ref={ref}
          aria-required={required}
          currencies={field.currencies}
          currency={register(`typed.${name}.currency`)}
        />
      );
    case "RadioButton": {
      const none = required ? [] : [{ value: "", label: words.optional }];
      const options = field.options.map(({ code, label }) => ({ value: code, label: said(label) }));
      return (
        <RadioGroup {...frame} ref={ref} isRequired={required} options={[...options, ...none]} />
      );
    }
    case "Select":
      return (
        <Select {...frame} ref={ref} aria-required={required}>
          <option value="">{required ? words.choose : words.optional}</option>
          {field.options.map(({ code, label }) => (
            <option key={code} value={code}>
              {code} · {said(label)}
            </option>
          ))}
        </Select>
      );
    case "String":
    case "Digits": {
      const isDate = field.type === "String" && field.format === "date";
      return (
        <TextField
          {...frame}
          ref={ref}
          aria-required={required}
          autoComplete="off"
          inputMode={isDate || field.type === "Digits" ? "numeric" : undefined}
          placeholder={isDate ? words.dateHint : undefined}
        />
      );
    }
    case "Text":
      return (
        <TextArea
          {...frame}
          ref={ref}
          aria-required={required}
          autoComplete="off"
          className={styles.wide}
        />
      );
  }
});
