import { memo, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type FieldOf, type FormProfile, type ProfileField, textIn } from "#config/form-profile.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { FieldFrame, type FrameProps } from "#ui/form/FieldFrame.tsx";
import { RadioGroup } from "#ui/form/RadioGroup.tsx";
import { Select } from "#ui/form/Select.tsx";
import { SelectBox } from "#ui/form/SelectBox.tsx";
import { TextArea } from "#ui/form/TextArea.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { TextButton } from "#ui/TextButton.tsx";
import { lineInputProps } from "../form/line-input.ts";
import { type CreateFormValues, currenciesOf, fieldKey, groupedValue } from "../form/values.ts";
import { FileInput } from "./FileInput.tsx";
import styles from "./ProfileInput.module.css";

interface ProfileInputProps {
  readonly field: ProfileField;
  readonly profile: FormProfile;
  readonly isRequired: boolean;
  readonly hasColumn: boolean;
  readonly error: string | undefined;
  readonly currencyError: string | undefined;
}

export const ProfileInput = memo(function ProfileInput(props: ProfileInputProps) {
  const { field, profile, hasColumn, error, currencyError } = props;
  // The table says in each row whether the value is missing.
  const isRequired = props.isRequired && !hasColumn;
  const { tag, messages } = useLanguage();
  const { fields: t } = messages.create;
  const { register } = useFormContext<CreateFormValues>();
  const frame = {
    label: textIn(field.label, tag),
    note: hasColumn ? t.forRowsWithout : isRequired && t.required,
    hint: field.hint && textIn(field.hint, tag),
    error,
  };
  if (field.type === "File") {
    return (
      <FileInput
        {...frame}
        className={styles.wide}
        field={field}
        profile={profile}
        isRequired={isRequired}
      />
    );
  }
  if (field.type === "Money") {
    return (
      <MoneyInput {...frame} field={field} isRequired={isRequired} currencyError={currencyError} />
    );
  }
  const registered = register(`inputs.${fieldKey(field.code)}.text`);
  const input = { ...frame, ...registered, "aria-required": isRequired, autoComplete: "off" };
  switch (field.type) {
    case "RadioButton":
      return (
        <RadioGroup
          {...frame}
          {...registered}
          note={
            <>
              {frame.note} {!isRequired && <ClearChoice path={registered.name} of={frame.label} />}
            </>
          }
          isRequired={isRequired}
          options={field.options.map(({ code, label }) => ({
            value: code,
            label: textIn(label, tag),
          }))}
        />
      );
    case "Select":
      return (
        <Select {...input}>
          <option value="">{t.choose}</option>
          {field.options.map(({ code, label }) => (
            <option key={code} value={code}>
              {code} · {textIn(label, tag)}
            </option>
          ))}
        </Select>
      );
    case "String":
    case "Digits":
      return <TextField {...input} {...lineInputProps(field, messages)} />;
    case "Text":
      return <TextArea {...input} className={styles.wide} />;
  }
});

/** A button that clears a choice, which radio buttons can't do. */
function ClearChoice({
  path,
  of,
}: {
  readonly path: `inputs.${string}.text`;
  readonly of: string;
}) {
  const { ui, create } = useMessages();
  const { control, getFieldState, setFocus, setValue } = useFormContext<CreateFormValues>();
  const chosen = useWatch({ control, name: path });
  return (
    <TextButton
      // Always rendered, at times hidden: a button that appears would move the radio buttons under the pointer.
      style={{ visibility: chosen ? "visible" : "hidden" }}
      aria-label={create.fields.clearOf({ name: of })}
      onClick={() => {
        setValue(path, "", { shouldValidate: getFieldState(path).invalid });
        setFocus(path);
      }}
    >
      {ui.clear}
    </TextButton>
  );
}

interface InputProps<T extends ProfileField["type"]> extends FrameProps {
  readonly field: FieldOf<T>;
  readonly isRequired: boolean;
}

interface MoneyInputProps extends InputProps<"Money"> {
  readonly currencyError: string | undefined;
}

/** An amount and its currency. An amount that can be read is grouped when its input is left. */
function MoneyInput({ field, isRequired, currencyError, error, ...frame }: MoneyInputProps) {
  const { tag, messages } = useLanguage();
  const { fields: t } = messages.create;
  const { getFieldState, getValues, register, setValue, trigger } =
    useFormContext<CreateFormValues>();
  const path = `inputs.${fieldKey(field.code)}` as const;
  /** The currency by which the amount was grouped. */
  const [shownBy, setShownBy] = useState(() => getValues(path)?.currency);
  const currencies = currenciesOf(field);
  const recheck = (part: "text" | "currency") => {
    if (getFieldState(`${path}.${part}`).invalid) void trigger(`${path}.${part}`);
  };
  // The amount may be wrong because of the currency, and the currency because of the amount.
  const amount = register(`${path}.text`, { onChange: () => recheck("currency") });
  const currency = register(`${path}.currency`, {
    onChange: () => {
      group();
      recheck("text");
    },
  });

  function group() {
    const typed = getValues(path) ?? { text: "" };
    const { text } = groupedValue(typed, field, tag, shownBy);
    if (text !== typed.text) setValue(`${path}.text`, text);
    setShownBy(typed.currency);
  }

  return (
    <FieldFrame {...frame} error={error ?? currencyError}>
      {(control, labelId) => (
        <div className={styles.money}>
          <input
            type="text"
            autoComplete="off"
            spellCheck={false}
            {...lineInputProps(field, messages)}
            {...amount}
            {...control}
            aria-invalid={error !== undefined || undefined}
            aria-required={isRequired}
            onBlur={(event) => {
              void amount.onBlur(event);
              group();
            }}
          />
          <SelectBox
            {...currency}
            className={control.className}
            aria-label={t.currency}
            aria-invalid={currencyError !== undefined || undefined}
            aria-describedby={[labelId, control["aria-describedby"]].filter(Boolean).join(" ")}
          >
            {currencies.length > 1 && <option value="">{t.choose}</option>}
            {currencies.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </SelectBox>
        </div>
      )}
    </FieldFrame>
  );
}
