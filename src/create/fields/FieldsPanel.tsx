import { Plus, X } from "lucide-react";
import { useRef } from "react";
import {
  type UseFieldArrayReturn,
  useFieldArray,
  useFormContext,
  useFormState,
} from "react-hook-form";
import { type FormProfile, fieldsFor, type ProfileField } from "#config/form-profile.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { TextArea } from "#ui/form/TextArea.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { Panel } from "#ui/Panel.tsx";
import { isRequired } from "../form/field-errors.ts";
import { useFormValues } from "../form/use-form-values.ts";
import { type CreateFormValues, fieldKey } from "../form/values.ts";
import styles from "./FieldsPanel.module.css";
import { NoFileFieldNotice } from "./FileInput.tsx";
import { ProfileInput } from "./ProfileInput.tsx";

interface FieldsPanelProps {
  readonly profile: FormProfile;
  readonly columns: readonly ProfileField[];
}

/** The data fields of the request: the profile's inputs, then rows of code and value. */
export function FieldsPanel({ profile, columns }: FieldsPanelProps) {
  const { fields: t } = useMessages().create;
  const { control } = useFormContext<CreateFormValues>();
  const rows = useFieldArray({ control, name: "freeRows" });
  const add = useRef<HTMLButtonElement>(null);

  return (
    <Panel
      isGroup
      title={t.heading}
      state={<span className={styles.forAll}>{t.forAll}</span>}
      actions={
        <Button
          ref={add}
          variant="quiet"
          icon={<Plus aria-hidden />}
          onClick={() => rows.append({ code: "", value: "" })}
        >
          {t.add}
        </Button>
      }
    >
      <ProfileInputs profile={profile} columns={columns} />
      <NoFileFieldNotice profile={profile} />
      <FreeRows rows={rows} onEmptied={() => add.current?.focus()} />
    </Panel>
  );
}

function ProfileInputs({ profile, columns }: FieldsPanelProps) {
  const { fields: t } = useMessages().create;
  const { errors } = useFormState<CreateFormValues>({ name: ["inputs", "files"] });
  const values = useFormValues();
  if (values.bpCode === "") {
    const hasAny = Object.values(profile.caseTypes).some((fields) => fields && fields.length > 0);
    return hasAny && <p className={styles.hint}>{t.noCaseType}</p>;
  }
  const fields = fieldsFor(profile, values.bpCode);
  if (fields.length === 0) return null;
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const key = fieldKey(field.code);
        const inputErrors = errors.inputs?.[key];
        return (
          <ProfileInput
            // The key has the case type too: where the options differ, a reused select would show another option than
            // the form has.
            key={`${values.bpCode} ${key}`}
            field={field}
            profile={profile}
            isRequired={isRequired(field, values)}
            hasColumn={columns.includes(field)}
            error={errors.files?.[key]?.message ?? inputErrors?.text?.message}
            currencyError={inputErrors?.currency?.message}
          />
        );
      })}
    </div>
  );
}

interface FreeRowsProps {
  readonly rows: UseFieldArrayReturn<CreateFormValues, "freeRows">;
  /** Called when the last row was removed, and the focus with it. */
  readonly onEmptied: () => void;
}

/** Rows of code and value, for fields that the profile does not have. */
function FreeRows({ rows: { fields, remove }, onEmptied }: FreeRowsProps) {
  const { fields: t } = useMessages().create;
  const { control, register, trigger } = useFormContext<CreateFormValues>();
  const { errors } = useFormState({ control, name: "freeRows" });
  const list = useRef<HTMLOListElement>(null);

  /** Removes a row; the focus goes to the same button of the next row, or of the one before. */
  function removeAt(index: number) {
    // The document has the buttons in order; with refs each row would need one.
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const next = buttons[index + 1] ?? buttons[index - 1];
    remove(index);
    if (errors.freeRows) void trigger("freeRows");
    if (next) next.focus();
    else onEmptied();
  }

  if (fields.length === 0) return null;
  return (
    <ol ref={list} className={styles.rows}>
      {fields.map(({ id }, index) => {
        const number = index + 1;
        const rowErrors = errors.freeRows?.[index];
        return (
          <li key={id}>
            <div role="group" aria-label={t.row({ number })} className={styles.row}>
              <TextField
                {...register(`freeRows.${index}.code`, {
                  // Another row may no longer repeat this code.
                  onChange: () => errors.freeRows && void trigger("freeRows"),
                })}
                label={t.code}
                autoComplete="off"
                error={rowErrors?.code?.message}
              />
              <TextArea
                {...register(`freeRows.${index}.value`)}
                label={t.value}
                autoComplete="off"
                spellCheck={false}
                isShort
                error={rowErrors?.value?.message}
              />
              <IconButton
                className={styles.remove}
                label={t.remove({ number })}
                Icon={X}
                onClick={() => removeAt(index)}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
