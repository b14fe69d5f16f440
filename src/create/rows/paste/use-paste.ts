import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { type FormProfile, fieldsFor } from "#config/form-profile.ts";
import type { DecimalSign } from "#i18n/amount-signs.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { CreateFormValues } from "../../form/values.ts";
import type { RowList } from "../row-list.ts";
import { type AskedAmount, readRows } from "./pasted-amounts.ts";
import { type ColumnUses, fieldsOfUses } from "./read-cells.ts";
import { errorsOfUses, recognizeColumns } from "./recognize-columns.ts";
import { type PastedTable, readSpreadsheet } from "./spreadsheet.ts";

interface AmountQuestion {
  readonly table: PastedTable;
  readonly uses: ColumnUses;
  readonly amounts: readonly AskedAmount[];
}

/**
 * Adds pasted tables to the rows. Asks first what is in the columns that are not recognized, and how the amounts are
 * written.
 * @param onAdded called when rows were added.
 */
export function usePaste(list: RowList, profile: FormProfile, onAdded: () => void) {
  const { tag, messages } = useLanguage();
  const { paste: t } = messages.create.rows;
  const { getValues } = useFormContext<CreateFormValues>();
  const [message, setMessage] = useState("");
  const [askedTable, setAskedTable] = useState<PastedTable>();
  const [amountQuestion, setAmountQuestion] = useState<AmountQuestion>();

  /** @returns whether the text has rows, which are added later. */
  async function paste(text: string): Promise<boolean> {
    setMessage("");
    const table = await readSpreadsheet(text);
    if (table.count === 0) return false;
    const { uses, guessed } = recognizeColumns(table, fieldsFor(profile, getValues("bpCode")));
    if (guessed.size + errorsOfUses(table.columns, uses).size > 0) setAskedTable(table);
    else void add(table, uses);
    return true;
  }

  /** @param decimal the sign of the decimals, where the operator has said which it is. */
  async function add(table: PastedTable, uses: ColumnUses, decimal?: DecimalSign) {
    const { rows, asked } = await readRows(table, uses, getValues(), tag, decimal);
    if (asked.length > 0) return setAmountQuestion({ table, uses, amounts: asked });
    table.drop();
    list.addColumns(fieldsOfUses(uses));
    await list.append(rows);
    setMessage(t.added({ count: rows.length }));
    onAdded();
  }

  return {
    paste,
    message,
    askedTable,
    confirm: (uses: ColumnUses) => {
      setAskedTable(undefined);
      if (askedTable) void add(askedTable, uses);
    },
    askedAmounts: amountQuestion?.amounts,
    confirmDecimal: (decimal: DecimalSign) => {
      setAmountQuestion(undefined);
      if (amountQuestion) void add(amountQuestion.table, amountQuestion.uses, decimal);
    },
    cancel: () => {
      askedTable?.drop();
      setAskedTable(undefined);
      amountQuestion?.table.drop();
      setAmountQuestion(undefined);
    },
  };
}
