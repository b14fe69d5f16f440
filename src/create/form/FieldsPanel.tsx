import { Plus, X } from "lucide-react";
import { useRef } from "react";
import {
  type UseFieldArrayReturn,
  useFieldArray,
  useFormContext,
  useFormState,
} from "react-hook-form";
import type { ProfileField } from "#config/form-profile.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button, IconButton } from "#ui/Button.tsx";
import { TextArea, TextField } from "#ui/form/FieldFrame.tsx";
import { Panel } from "#ui/Panel.tsx";
import { buttonBeside } from "#ui/page/focus.ts";
import styles from "./FieldsPanel.module.css";
import { ProfileFields } from "./ProfileFields.tsx";
import type { CreateFormValues } from "./values.ts";

interface FieldsPanelProps {
  readonly columns: readonly ProfileField[];
  /** Whether there are several rows, whose fields these are. */
  readonly isForAll: boolean;
}

export function FieldsPanel({ columns, isForAll }: FieldsPanelProps) {
  const { fields: t } = useMessages().create;
  const { control } = useFormContext<CreateFormValues>();
  const rows = useFieldArray({ control, name: "freeRows" });
  const add = useRef<HTMLButtonElement>(null);

  return (
    <Panel
      isGroup
      title={t.heading}
      state={isForAll && <span className="soft small">{t.forAll}</span>}
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
      <ProfileFields columns={columns} />
      <FreeRows rows={rows} onEmptied={() => add.current?.focus()} />
    </Panel>
  );
}

interface FreeRowsProps {
  readonly rows: UseFieldArrayReturn<CreateFormValues, "freeRows">;
  readonly onEmptied: () => void;
}

function FreeRows({ rows: { fields, remove }, onEmptied }: FreeRowsProps) {
  const { fields: t } = useMessages().create;
  const { register, getValues, setValue, trigger } = useFormContext<CreateFormValues>();
  const { errors } = useFormState<CreateFormValues>({ name: "freeRows" });

  function checkAgain() {
    if (errors.freeRows) void trigger("freeRows");
  }
  const registered = (name: `freeRows.${number}.${"code" | "value"}`, onChange?: () => void) =>
    // Tells also what a writing aid has set without an event.
    register(name, { onChange, onBlur: () => setValue(name, getValues(name)) });
  function removeAt(index: number, button: HTMLElement) {
    const next = buttonBeside(button);
    remove(index);
    checkAgain();
    if (next) next.focus();
    else onEmptied();
  }

  if (fields.length === 0) return null;
  return (
    <ol className={styles.rows}>
      {fields.map(({ id }, index) => {
        const number = index + 1;
        const rowErrors = errors.freeRows?.[index];
        return (
          <li key={id}>
            <div role="group" aria-label={t.row({ number })} className={styles.row}>
              <TextField
                // Another row may no longer repeat this code.
                {...registered(`freeRows.${index}.code`, checkAgain)}
                label={t.code}
                autoComplete="off"
                error={rowErrors?.code?.message}
              />
              <TextArea
                {...registered(`freeRows.${index}.value`)}
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
                onClick={({ currentTarget }) => removeAt(index, currentTarget)}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
