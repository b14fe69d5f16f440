import { memo } from "react";
import { useWatch } from "react-hook-form";
import { useFullLanguage, useFullWords } from "#i18n/LanguageProvider.tsx";
import { currencyCodes } from "#model/currency.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { FieldFrame, type FrameProps } from "#ui/form/FieldFrame.tsx";
import { FileField } from "#ui/form/FileField.tsx";
import { RadioGroup } from "#ui/form/RadioGroup.tsx";
import { Select } from "#ui/form/Select.tsx";
import { TextArea } from "#ui/form/TextArea.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { TextButton } from "#ui/TextButton.tsx";
import type { CreateFormMethods } from "../form/use-form-values.ts";
import { groupedAmount } from "../form/value-text.ts";
import { currencyOf, fieldKey, textOf } from "../form/values.ts";
import { type ProfileField, textIn } from "../profile/form-profile.ts";
import styles from "./FieldsPanel.module.css";

interface ProfileInputProps<T extends ProfileField = ProfileField> {
  readonly field: T;
  readonly required: boolean;
  readonly form: CreateFormMethods;
  readonly fault: string | undefined;
}

/** One input of the profile, by its type. */
export const ProfileInput = memo(function ProfileInput(props: ProfileInputProps) {
  const { field, required, form, fault } = props;
  const { tag, words: all } = useFullLanguage();
  const { fields: words } = all.create;
  const frame = {
    label: textIn(field.label, tag),
    note: required && words.required,
    hint: field.hint && textIn(field.hint, tag),
    fault,
  };
  const name = fieldKey(field.code);
  if (field.type === "File") {
    return <FileInput {...frame} name={name} isRequired={required} form={form} />;
  }
  if (field.type === "Money") return <MoneyInput {...frame} {...props} field={field} />;
  const input = form.register(`typed.${name}.text`);
  switch (field.type) {
    case "RadioButton": {
      const options = field.options.map(({ code, label }) => ({
        value: code,
        label: textIn(label, tag),
      }));
      return (
        <RadioGroup
          {...frame}
          {...input}
          note={
            required ? words.required : <ClearChoice form={form} name={name} of={frame.label} />
          }
          isRequired={required}
          options={options}
        />
      );
    }
    case "Select":
      return (
        <Select {...frame} {...input} aria-required={required}>
          <option value="">{words.choose}</option>
          {field.options.map(({ code, label }) => (
            <option key={code} value={code}>
              {code} · {textIn(label, tag)}
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
          {...input}
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
          {...input}
          aria-required={required}
          autoComplete="off"
          className={styles.wide}
        />
      );
  }
});

interface ClearChoiceProps {
  readonly form: CreateFormMethods;
  /** Its key among the typed inputs of the form's state. */
  readonly name: string;
  readonly of: string;
}

/** Clears a choice; radio buttons alone can't be cleared. */
function ClearChoice({ form, name, of }: ClearChoiceProps) {
  const { fields: words } = useFullWords().create;
  const path = `typed.${name}.text` as const;
  const chosen = useWatch({ control: form.control, name: path });
  return (
    <TextButton
      // Hidden but in place: its appearing would move the radio buttons under the pointer.
      style={{ visibility: chosen ? "visible" : "hidden" }}
      aria-label={words.clearOf({ name: of })}
      onClick={() => {
        form.setValue(path, "", { shouldValidate: form.getFieldState(path).invalid });
        form.setFocus(path);
      }}
    >
      {words.clear}
    </TextButton>
  );
}

type MoneyInputProps = FrameProps & ProfileInputProps<Extract<ProfileField, { type: "Money" }>>;

/** An amount and its currency. An amount that can be read is grouped when its input is left. */
function MoneyInput({ field, required, form, ...frame }: MoneyInputProps) {
  const { tag, words } = useFullLanguage();
  const path = `typed.${fieldKey(field.code)}` as const;
  const amount = form.register(`${path}.text`);

  function group() {
    const values = form.getValues();
    const text = textOf(values, field.code);
    const grouped = groupedAmount(text, currencyOf(values, field), tag);
    if (grouped !== text) form.setValue(`${path}.text`, grouped);
  }

  return (
    <FieldFrame {...frame}>
      {(control, labelId) => (
        <div className={styles.money}>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            {...amount}
            {...control}
            aria-required={required}
            onBlur={(event) => {
              void amount.onBlur(event);
              group();
            }}
          />
          <select
            {...form.register(`${path}.currency`, { onChange: group })}
            className={control.className}
            aria-label={words.create.fields.currency}
            aria-describedby={labelId}
          >
            {/* All of them where the profile names none. */}
            {(field.currencies ?? currencyCodes).map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        </div>
      )}
    </FieldFrame>
  );
}

interface FileInputProps extends FrameProps {
  /** Its key among the files of the form's state. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly form: CreateFormMethods;
}

/** The files of one field. They live in the form's state only, and are read when they are sent. */
function FileInput({ name, form, ...frame }: FileInputProps) {
  const { fields: words } = useFullWords().create;
  const path = `files.${name}` as const;
  const files = useWatch({ control: form.control, name: path });
  return (
    <FileField
      {...frame}
      className={styles.wide}
      files={files ?? []}
      onChange={(chosen) =>
        form.setValue(path, chosen, { shouldValidate: form.getFieldState(path).invalid })
      }
      removeLabel={(file) => words.removeFile({ name: maskCardNumbers(file.name) })}
    />
  );
}
