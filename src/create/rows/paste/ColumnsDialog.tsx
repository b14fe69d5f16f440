import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";
import { type FormProfile, fieldsFor, type ProfileField, textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { caseTypes, isCaseType } from "#model/case-type.ts";
import { Button, ButtonRow } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { Select } from "#ui/form/Select.tsx";
import { focusFirstInvalid } from "#ui/page/focus.ts";
import {
  type CreateFormValues,
  codeOfColumn,
  columnFields,
  columnKey,
  isNonFile,
} from "../../form/values.ts";
import styles from "./ColumnsDialog.module.css";
import {
  type ColumnUse,
  type ColumnUses,
  certainUses,
  errorsOfUses,
  hasCurrencyChoice,
} from "./column-uses.ts";
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
  const uses = new Map(certainUses(table.columns, fields));
  const possible = usesFor(table.columns, fields);
  for (const [index, use] of chosen) {
    // The case type may have been changed since.
    if (use && possible.includes(use)) uses.set(index, use);
    else uses.delete(index);
  }
  const errors = errorsOfUses(table.columns, uses);
  const asked = table.columns.filter(({ recognizedAs }) => recognizedAs === undefined);

  function errorOf({ index }: PastedColumn): string | undefined {
    if (!isConfirmTried || !errors) return undefined;
    if (errors.missing.includes(index)) return t.missing;
    return errors.repeated.includes(index) ? t.repeated : undefined;
  }

  function nameOf(use: ColumnUse): string {
    if (use === "arn") return messages.case.trx.arn;
    if (use === "card") return messages.create.rows.card;
    if (use === "leaveOut") return t.leaveOut;
    const key = use.slice(use.indexOf(" ") + 1);
    const [field] = columnFields(fields, [key]);
    const name = field ? textIn(field.label, tag) : codeOfColumn(key);
    return use.startsWith("currency ") ? messages.create.fields.currencyOf({ name }) : name;
  }

  return (
    <Dialog title={t.title} onClose={onCancel}>
      <div ref={body} className={styles.body}>
        <p>{t.text({ count: table.count })}</p>
        {isTypeAsked && (
          <Select
            label={messages.case.caseType}
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
            hint={t.samples({ samples: column.samples.join(" · ") })}
            error={errorOf(column)}
            value={uses.get(column.index) ?? ""}
            onChange={({ target }) => {
              const use = possible.find((one) => one === target.value);
              setChosen(new Map([...chosen, [column.index, use]]));
            }}
          >
            <option value="">{messages.create.fields.choose}</option>
            {possible.map((use) => (
              <option key={use} value={use}>
                {nameOf(use)}
              </option>
            ))}
          </Select>
        ))}
        {isConfirmTried && errors?.isIdentityMissing && (
          <p role="alert" className={styles.error}>
            {t.identityMissing}
          </p>
        )}
      </div>
      <ButtonRow isFooter>
        <Button
          variant="primary"
          onClick={() => {
            if (!errors) {
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

function usesFor(columns: readonly PastedColumn[], fields: readonly ProfileField[]): ColumnUse[] {
  const isFree = (use: "arn" | "card") => !columns.some(({ recognizedAs }) => recognizedAs === use);
  return [
    ...(["arn", "card"] as const).filter(isFree),
    ...fields
      .filter(isNonFile)
      .flatMap((field): ColumnUse[] => [
        `value ${columnKey(field)}`,
        ...(hasCurrencyChoice(field) ? [`currency ${columnKey(field)}` as const] : []),
      ]),
    "leaveOut",
  ];
}
