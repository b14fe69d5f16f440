import { useEffect, useState } from "react";
import { useFormContext } from "react-hook-form";
import type { ProfileField } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { DecimalSign } from "../../form/amount.ts";
import type { CreateFormValues } from "../../form/values.ts";
import type { RowList } from "../row-list.ts";
import { type AskedAmount, readRows } from "./read-rows.ts";
import {
  type ColumnUses,
  errorsOfUses,
  fieldsOfUses,
  type RecognizedColumns,
  recognizeColumns,
} from "./recognize-columns.ts";
import { type PastedTable, readSpreadsheet } from "./spreadsheet.ts";

/** What has to be known before a table can be added. */
type PasteQuestion = { readonly table: PastedTable } & (
  | { readonly kind: "caseType" }
  | { readonly kind: "columns"; readonly recognized: RecognizedColumns }
  | {
      readonly kind: "amounts";
      readonly uses: ColumnUses;
      readonly amounts: readonly AskedAmount[];
    }
);

export function usePaste(list: RowList, fields: readonly ProfileField[]) {
  const { tag } = useLanguage();
  const { getValues, setFocus } = useFormContext<CreateFormValues>();
  /** The last table; a new object for each. */
  const [added, setAdded] = useState<{ readonly count: number }>();
  const [question, setQuestion] = useState<PasteQuestion>();
  useEffect(() => {
    list.waitingCount.set(question?.table.count ?? 0);
    return () => list.waitingCount.set(0);
  }, [list, question]);

  /** @returns whether the text has rows. */
  function paste(text: string): boolean {
    const table = readSpreadsheet(text);
    if (table.count === 0) return false;
    cancel();
    setAdded(undefined);
    recognize(table);
    return true;
  }

  function recognize(table: PastedTable) {
    const recognized = recognizeColumns(table, fields);
    const { uses, guessed } = recognized;
    const isAsked = guessed.size + errorsOfUses(table.columns, uses).size > 0;
    if (!isAsked) add(table, uses);
    else if (getValues("bpCode") === "") setQuestion({ kind: "caseType", table });
    else setQuestion({ kind: "columns", table, recognized });
  }

  /** @param decimal the operator's answer. */
  function add(table: PastedTable, uses: ColumnUses, decimal?: DecimalSign) {
    const { rows, asked } = readRows(table, uses, getValues(), tag, decimal);
    if (asked.length > 0) {
      setQuestion({ kind: "amounts", table, uses, amounts: asked });
      return;
    }
    table.drop();
    setQuestion(undefined);
    list.addColumns(fieldsOfUses(uses));
    list.append(rows);
    setAdded({ count: rows.length });
  }

  function cancel() {
    question?.table.drop();
    setQuestion(undefined);
  }

  function resume(table: PastedTable) {
    if (getValues("bpCode") === "") setFocus("bpCode");
    else recognize(table);
  }

  return { paste, added, question, add, resume, cancel };
}
