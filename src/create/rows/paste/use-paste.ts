import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { type FormProfile, fieldsFor, type ProfileField } from "#config/form-profile.ts";
import type { DecimalSign } from "#i18n/amount-signs.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { CreateFormValues } from "../../form/values.ts";
import type { RowList } from "../row-list.ts";
import { type AskedAmount, readRows } from "./pasted-amounts.ts";
import { type ColumnUses, errorsOfUses, placesOf, recognizeColumns } from "./recognize-columns.ts";
import { type PastedTable, readSpreadsheet } from "./spreadsheet.ts";

/**
 * What became of a pasted text: `asked` when the operator has to say first what its columns are, or how its amounts are
 * written.
 */
export type PasteOutcome = "added" | "asked" | "nothing";

interface TableReading {
  readonly table: PastedTable;
  readonly uses: ColumnUses;
  /**
   * The fields of the case type to which the uses belong; the operator may choose another type while rows are read.
   */
  readonly fields: readonly ProfileField[];
  /** The sign of the decimals, where the operator has said which it is. */
  readonly decimal?: DecimalSign;
  readonly isWanted?: (() => boolean) | undefined;
}

interface AmountQuestion {
  readonly amounts: readonly AskedAmount[];
  readonly reading: TableReading;
}

/**
 * Adds pasted tables to the rows, and asks what is in the columns that are not recognized.
 * @param onAdded called when rows were added.
 */
export function usePaste(list: RowList, profile: FormProfile, onAdded: () => void) {
  const { tag, messages } = useLanguage();
  const { paste: t } = messages.create.rows;
  const { getValues } = useFormContext<CreateFormValues>();
  const [message, setMessage] = useState("");
  const [askedTable, setAskedTable] = useState<PastedTable>();
  const [amountQuestion, setAmountQuestion] = useState<AmountQuestion>();
  /** @param isWanted whether what has been read is still to be added. */
  async function paste(text: string, isWanted = () => true): Promise<PasteOutcome> {
    setMessage("");
    const table = await readSpreadsheet(text);
    if (table.count === 0) return "nothing";
    if (!isWanted()) return "added";
    const fields = fieldsFor(profile, getValues("bpCode"));
    const { uses, guessed } = recognizeColumns(table, fields);
    if (guessed.size > 0 || errorsOfUses(table.columns, uses)) {
      setAskedTable(table);
      return "asked";
    }
    return add({ table, uses, fields, isWanted });
  }

  async function add(reading: TableReading): Promise<PasteOutcome> {
    const { table, uses, fields, decimal, isWanted = () => true } = reading;
    const places = placesOf(uses, fields);
    const { rows, asked } = await readRows(table, places, getValues(), tag, decimal);
    if (asked.length > 0 && isWanted()) {
      setAmountQuestion({ amounts: asked, reading: { ...reading, isWanted: undefined } });
      return "asked";
    }
    table.drop();
    if (!isWanted()) return "added";
    const added = list.addColumns([...places.fields.keys()]);
    await list.append(rows, isWanted);
    if (!isWanted()) {
      list.removeColumns(added);
      return "added";
    }
    setMessage(t.added({ count: rows.length }));
    onAdded();
    return "added";
  }

  return {
    paste,
    message,
    askedTable,
    confirm: (uses: ColumnUses) => {
      setAskedTable(undefined);
      const fields = fieldsFor(profile, getValues("bpCode"));
      if (askedTable) void add({ table: askedTable, uses, fields });
    },
    askedAmounts: amountQuestion?.amounts,
    confirmDecimal: (decimal: DecimalSign) => {
      setAmountQuestion(undefined);
      if (amountQuestion) void add({ ...amountQuestion.reading, decimal });
    },
    cancel: () => {
      askedTable?.drop();
      setAskedTable(undefined);
      amountQuestion?.reading.table.drop();
      setAmountQuestion(undefined);
    },
  };
}
