import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { Button, ButtonRow } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Select } from "#ui/form/FieldFrame.tsx";
import { focusFirstInvalid } from "#ui/page/focus.ts";
import styles from "./ColumnsDialog.module.css";
import {
  type ColumnUse,
  type ColumnUses,
  errorsOfUses,
  type RecognizedColumns,
} from "./recognize-columns.ts";
import type { PastedTable } from "./spreadsheet.ts";

interface ColumnsDialogProps {
  readonly table: PastedTable;
  readonly recognized: RecognizedColumns;
  readonly onConfirm: (uses: ColumnUses) => void;
  readonly onCancel: () => void;
}

/** Asks what is in each column: none is left out unless the operator says so. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { table, recognized, onConfirm, onCancel } = props;
  const { tag, messages } = useLanguage();
  const { pastedColumns: t } = messages.create.rows;
  const { possible, guessed } = recognized;
  const [uses, setUses] = useState(recognized.uses);
  const [isConfirmTried, setConfirmTried] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const errors = errorsOfUses(table.columns, uses);
  function errorOf(place: number | "table"): string | undefined {
    const error = isConfirmTried ? errors.get(place) : undefined;
    return error && t[error];
  }

  function nameOf(use: ColumnUse): string {
    if (!use.field) {
      const names = { arn: messages.fact.arn, card: messages.create.rows.card };
      return { ...names, leaveOut: t.leaveOut }[use.kind];
    }
    const name = textIn(use.field.label, tag);
    if (use.kind === "value") return name;
    const isOnly = possible.filter(({ kind }) => kind === "currency").length === 1;
    const { currency, currencyOf } = messages.create.fields;
    return isOnly ? currency : currencyOf({ name });
  }

  const valueOf = (use: ColumnUse | undefined) => (use ? String(possible.indexOf(use)) : "");

  function choose(index: number, value: string) {
    const chosen = new Map(uses);
    const use = possible.find((one) => valueOf(one) === value);
    if (use) chosen.set(index, use);
    else chosen.delete(index);
    setUses(chosen);
  }

  return (
    <Dialog title={t.title({ count: table.count })} onClose={onCancel}>
      <div ref={body} className={`stack ${styles.body}`}>
        {table.columns.map(({ index, heading, samples }) => (
          <Select
            key={index}
            label={heading === "" ? t.unnamed({ number: index + 1 }) : t.named({ heading })}
            note={guessed.has(index) && uses.get(index) === recognized.uses.get(index) && t.guess}
            hint={t.samples({ samples: samples.join(" · ") })}
            error={errorOf(index)}
            value={valueOf(uses.get(index))}
            onChange={({ target }) => choose(index, target.value)}
          >
            <option value="">{messages.create.fields.choose}</option>
            {possible.map((use) => (
              <option key={valueOf(use)} value={valueOf(use)}>
                {nameOf(use)}
              </option>
            ))}
          </Select>
        ))}
        {errorOf("table") && (
          <p role="alert" className={styles.error}>
            {errorOf("table")}
          </p>
        )}
      </div>
      <ButtonRow isFooter>
        <Button
          variant="primary"
          onClick={() => {
            if (errors.size === 0) {
              onConfirm(uses);
              return;
            }
            // A column is marked only once it is rendered.
            flushSync(() => setConfirmTried(true));
            focusFirstInvalid(body.current);
          }}
        >
          {t.add({ count: table.count })}
        </Button>
        <Button onClick={onCancel}>{messages.ui.cancel}</Button>
      </ButtonRow>
    </Dialog>
  );
}
