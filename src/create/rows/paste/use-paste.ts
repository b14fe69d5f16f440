import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { type FormProfile, fieldsFor, type ProfileField, textIn } from "#config/form-profile.ts";
import type { DecimalSign } from "#i18n/amount-signs.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatList } from "#i18n/list.ts";
import { type CreateFormValues, columnKey } from "../../form/values.ts";
import type { RowList } from "../row-list.ts";
import { type ColumnUses, certainUses, errorsOfUses, placesOf } from "./column-uses.ts";
import { type AskedAmount, readRows } from "./pasted-amounts.ts";
import { type PastedColumn, type PastedTable, readSpreadsheet } from "./spreadsheet.ts";

/**
 * What became of a pasted text: `asked` when the operator has to say first what its columns are, or how its amounts are
 * written.
 */
export type PasteOutcome = "added" | "asked" | "nothing";

/** A table whose rows are to be added. */
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

/** Adds pasted tables to the rows, and asks what is in the columns that are not recognized. */
export function usePaste(list: RowList, profile: FormProfile) {
  const { tag, messages } = useLanguage();
  const { paste: t, pastedColumns: asking } = messages.create.rows;
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
    const uses = certainUses(table.columns, fields);
    if (errorsOfUses(table.columns, uses)) {
      setAskedTable(table);
      return "asked";
    }
    return add({ table, uses, fields, isWanted });
  }

  /** Adds the rows, or asks first how amounts are to be read that can be read in two ways. */
  async function add(reading: TableReading): Promise<PasteOutcome> {
    const { table, uses, fields, decimal, isWanted = () => true } = reading;
    const places = placesOf(uses, fields);
    const columns = [...places.fields.keys()];
    const { rows, asked } = await readRows(table, places, getValues(), tag, decimal);
    if (asked.length > 0 && isWanted()) {
      setAmountQuestion({ amounts: asked, reading: { ...reading, isWanted: undefined } });
      return "asked";
    }
    table.drop();
    if (!isWanted()) return "added";
    const added = list.addColumns(columns.map(columnKey));
    await list.append(rows, isWanted);
    if (!isWanted()) {
      list.removeColumns(added);
      return "added";
    }
    const names = columns.map(({ label }) => t.columnName({ name: textIn(label, tag) }));
    const leftOut = table.columns.filter(({ index }) => uses.get(index) === "leaveOut");
    setMessage(
      [
        t.added({ count: rows.length, with: formatList(names, tag) }),
        leftOut.length > 0 ? asking.leftOut({ names: leftOut.map(columnName).join(", ") }) : "",
      ]
        .join(" ")
        .trim(),
    );
    return "added";
  }

  const columnName = ({ heading, index }: PastedColumn) =>
    heading === "" ? asking.unnamed({ number: index + 1 }) : t.columnName({ name: heading });

  return {
    paste,
    message,
    /** The table whose columns the operator has to name. */
    askedTable,
    confirm: (uses: ColumnUses) => {
      setAskedTable(undefined);
      const fields = fieldsFor(profile, getValues("bpCode"));
      if (askedTable) void add({ table: askedTable, uses, fields });
    },
    /** Amounts of a table that can be read in two ways. */
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
