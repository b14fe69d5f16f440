import { memo } from "react";
import { Controller, useFormContext } from "react-hook-form";
import { fieldsFor, type ProfileField, textIn } from "#config/form-profile.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { LanguageTag } from "#i18n/languages.ts";
import { TextButton } from "#ui/Button.tsx";
import { FieldFrame } from "#ui/form/FieldFrame.tsx";
import { RadioGroup } from "#ui/form/RadioGroup.tsx";
import { type InputValue, readAmount } from "./amount.ts";
import { FieldControl } from "./FieldControl.tsx";
import { FileInput } from "./FileInput.tsx";
import type { NonFileField } from "./field-kinds.ts";
import { useFormValues, useProfile } from "./form-context.ts";
import { isRequired } from "./form-errors.ts";
import { amountIn } from "./money-field.ts";
import styles from "./ProfileFields.module.css";
import { type CreateFormValues, fieldKey } from "./values.ts";

export function ProfileFields({ columns }: { readonly columns: readonly ProfileField[] }) {
  const { fields: t } = useMessages().create;
  const profile = useProfile();
  const values = useFormValues();
  if (values.bpCode === "") {
    const hasAny = Object.values(profile.caseTypes).some((fields) => fields && fields.length > 0);
    return hasAny && <p className={`soft ${styles.hint}`}>{t.noCaseType}</p>;
  }
  const fields = fieldsFor(profile, values.bpCode);
  if (fields.length === 0) return null;
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <ProfileFieldInput
          // The key has the case type too: where the options differ, a reused select would show another option than
          // the form has.
          key={`${values.bpCode} ${field.code}`}
          field={field}
          isRequired={isRequired(field, values, fields)}
          hasColumn={columns.includes(field)}
        />
      ))}
    </div>
  );
}

interface ProfileFieldInputProps {
  readonly field: ProfileField;
  readonly isRequired: boolean;
  readonly hasColumn: boolean;
}

const ProfileFieldInput = memo(function ProfileFieldInput(props: ProfileFieldInputProps) {
  const { field, hasColumn } = props;
  // The table says in each row whether the value is missing.
  const isRequired = props.isRequired && !hasColumn;
  const { tag, messages } = useLanguage();
  const { fields: t } = messages.create;
  const { control } = useFormContext<CreateFormValues>();
  const name = `inputs.${fieldKey(field.code)}` as const;
  const label = textIn(field.label, tag);
  const frame = {
    label,
    note: hasColumn ? t.forRowsWithout : isRequired && t.required,
    hint: field.hint && textIn(field.hint, tag),
    className: ["Text", "File"].includes(field.type) ? styles.wide : undefined,
  };
  if (field.type === "File") {
    return <FileInput {...frame} field={field} isRequired={isRequired} />;
  }
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) =>
        field.type === "RadioButton" ? (
          <RadioGroup
            {...frame}
            error={error?.message}
            name={name}
            note={
              <>
                {frame.note}{" "}
                {!isRequired && (
                  <TextButton
                    // Always rendered, at times hidden: a button that appears would move the radio buttons under the pointer.
                    style={{ visibility: value?.text ? "visible" : "hidden" }}
                    aria-label={t.clearOf({ name: label })}
                    onClick={() => {
                      onChange({ text: "" });
                      document.getElementsByName(name)[0]?.focus();
                    }}
                  >
                    {messages.ui.clear}
                  </TextButton>
                )}
              </>
            }
            isRequired={isRequired}
            options={field.options.map((option) => ({
              value: option.code,
              label: textIn(option.label, tag),
            }))}
            chosen={value?.text ?? ""}
            onChoose={(text) => onChange({ text })}
            onBlur={onBlur}
          />
        ) : (
          <FieldFrame {...frame} error={error?.message}>
            {(controlProps, labelId) => (
              <FieldControl
                {...controlProps}
                field={field}
                value={value}
                onChange={onChange}
                wrongPart={error && (error.type === "currency" ? "currency" : "value")}
                labelId={labelId}
                aria-required={isRequired}
                onBlur={({ currentTarget, relatedTarget }) => {
                  // A missing currency is no error before the field is left.
                  const isLeft = !currentTarget.contains(relatedTarget);
                  if (isLeft || isUnreadable(field, value, tag)) onBlur();
                }}
              />
            )}
          </FieldFrame>
        )
      }
    />
  );
});

const isUnreadable = (
  field: NonFileField,
  value: InputValue | undefined,
  tag: LanguageTag,
): boolean => field.type === "Money" && "error" in readAmount(amountIn(value, field), tag);
