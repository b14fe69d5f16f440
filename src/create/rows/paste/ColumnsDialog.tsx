import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";
import { type FormProfile, fieldsFor, textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { caseTypes, isCaseType } from "#model/case-type.ts";
import { Button, ButtonRow } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Select } from "#ui/form/FieldFrame.tsx";
import { focusFirstInvalid } from "#ui/page/focus.ts";
import type { CreateFormValues } from "../../form/values.ts";
import styles from "./ColumnsDialog.module.css";
import { type ColumnUse, type ColumnUses, isSameUse } from "./read-cells.ts";
import { errorsOfUses, recognizeColumns, usesOfFields } from "./recognize-columns.ts";
import type { PastedColumn, PastedTable } from "./spreadsheet.ts";

interface ColumnsDialogProps {
  readonly table: PastedTable;
  readonly profile: FormProfile;
  readonly onChooseType: (bpCode: CreateFormValues["bpCode"]) => void;
  readonly onConfirm: (uses: ColumnUses) => void;
  readonly onCancel: () => void;
}

/**
 * Asks what is in the columns of a pasted table that were not recognized. None of them is used or left out unless the
 * operator says so.
 */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { table, profile, onChooseType, onConfirm, onCancel } = props;
  const { tag, messages } = useLanguage();
  const { pastedColumns: t } = messages.create.rows;
  const { control } = useFormContext<CreateFormValues>();
  const bpCode = useWatch({ control, name: "bpCode" });
  // A case type that was not chosen before can be changed as long as the question is open.
  const [isTypeAsked] = useState(bpCode === "");
  const [chosen, setChosen] = useState<ReadonlyMap<number, ColumnUse | undefined>>(new Map());
  const [isConfirmTried, setConfirmTried] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const fields = fieldsFor(profile, bpCode);
  const { uses: recognized, guessed } = recognizeColumns(table, fields);
  const uses = new Map(recognized);
  const isCertain = ({ index }: PastedColumn) => {
    const kind = recognized.get(index)?.kind;
    return (kind === "arn" || kind === "card") && !guessed.has(index);
  };
  const asked = table.columns.filter((column) => !isCertain(column));
  const certain = table.columns.filter(isCertain).map(({ index }) => recognized.get(index));
  const identity = [{ kind: "arn" }, { kind: "card" }] as const;
  const possible: readonly ColumnUse[] = [
    ...identity.filter((use) => !certain.some((other) => isSameUse(other, use))),
    ...usesOfFields(fields),
    { kind: "leaveOut" },
  ];
  for (const [index, use] of chosen) {
    // The case type may have been changed since.
    if (use && possible.some((other) => isSameUse(other, use))) uses.set(index, use);
    else uses.delete(index);
  }
  const errors = errorsOfUses(table.columns, uses);
  /** The value of an option; "" for no use. */
  const indexOf = (use: ColumnUse | undefined) =>
    use ? String(possible.findIndex((other) => isSameUse(other, use))) : "";

  function errorOf(place: number | "table"): string | undefined {
    const error = isConfirmTried ? errors.get(place) : undefined;
    return error && t[error];
  }

  function nameOf(use: ColumnUse): string {
    if (!("field" in use)) {
      const names = { arn: messages.fact.arn, card: messages.create.rows.card };
      return { ...names, leaveOut: t.leaveOut }[use.kind];
    }
    const name = textIn(use.field.label, tag);
    if (use.kind === "value") return name;
    const isOnly = possible.filter(({ kind }) => kind === "currency").length === 1;
    const { currency, currencyOf } = messages.create.fields;
    return isOnly ? currency : currencyOf({ name });
  }

  return (
    <Dialog title={t.title({ count: table.count })} onClose={onCancel}>
      <div ref={body} className={styles.body}>
        {isTypeAsked && (
          <Select
            label={messages.fact.caseType}
            hint={t.noFields}
            value={bpCode}
            onChange={({ target }) => onChooseType(isCaseType(target.value) ? target.value : "")}
          >
            <option value="">{messages.create.fields.choose}</option>
            {caseTypes.map((code) => (
              <option key={code} value={code}>
                {code} · {messages.case.types[code]}
              </option>
            ))}
          </Select>
        )}
        {asked.map((column) => (
          <Select
            key={column.index}
            label={
              column.heading === ""
                ? t.unnamed({ number: column.index + 1 })
                : t.named({ heading: column.heading })
            }
            note={guessed.has(column.index) && !chosen.has(column.index) && t.guess}
            hint={t.samples({ samples: column.samples.join(" · ") })}
            error={errorOf(column.index)}
            value={indexOf(uses.get(column.index))}
            onChange={({ target }) => {
              const use = possible.find((other) => indexOf(other) === target.value);
              setChosen(new Map([...chosen, [column.index, use]]));
            }}
          >
            <option value="">{messages.create.fields.choose}</option>
            {possible.map((use) => (
              <option key={indexOf(use)} value={indexOf(use)}>
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
