import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { type FormProfile, fieldsFor, type ProfileField, textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatList } from "#i18n/list.ts";
import { columnKey } from "../form/row-values.ts";
import type { CreateFormValues } from "../form/values.ts";
import type { TransactionList } from "../transactions/transaction-list.ts";
import { type ColumnUses, certainUses, errorsOfUses, placesOf } from "./column-uses.ts";
import { type PastedColumn, type PastedTable, readSpreadsheet } from "./spreadsheet.ts";

/** What became of a pasted text: `asked` when the operator has to say first what its columns are. */
export type PasteOutcome = "added" | "asked" | "nothing" | "failed";

/** Adds pasted tables to the transactions, and asks what is in the columns that are not recognized. */
export function usePaste(list: TransactionList, profile: FormProfile) {
  const { tag, messages } = useLanguage();
  const { paste: t, pastedColumns: asking } = messages.create.transactions;
  const { getValues } = useFormContext<CreateFormValues>();
  const [message, setMessage] = useState("");
  const [asked, setAsked] = useState<PastedTable>();

  /** @param isWanted whether what has been read is still to be added. */
  async function paste(text: string, isWanted = () => true): Promise<PasteOutcome> {
    setMessage("");
    const table = await readSpreadsheet(text).catch(() => undefined);
    if (!table) return "failed";
    if (table.count === 0) return "nothing";
    if (!isWanted()) return "added";
    const fields = fieldsFor(profile, getValues("bpCode"));
    const uses = certainUses(table.columns, fields);
    if (await fillCards(table, uses)) return "added";
    if (errorsOfUses(table.columns, uses)) {
      setAsked(table);
      return "asked";
    }
    await add(table, uses, fields, isWanted);
    return "added";
  }

  /** Fills in missing card numbers by ARN, and no values: the transactions have theirs already. */
  async function fillCards(table: PastedTable, uses: ColumnUses): Promise<boolean> {
    if (!list.get().some(({ isCardMissing }) => isCardMissing)) return false;
    const rows = await table.read(placesOf(uses, []), tag);
    const result = list.fillCards(rows);
    if (result) {
      table.drop();
      const hasMore = table.columns.some(({ recognizedAs }) => recognizedAs === undefined);
      setMessage([t.filled(result), hasMore ? t.columnsIgnored : ""].join(" ").trim());
    }
    return result !== undefined;
  }

  /**
   * @param fields the fields of the case type to which the uses belong; the operator may choose another type while rows
   *   are read.
   */
  async function add(
    table: PastedTable,
    uses: ColumnUses,
    fields: readonly ProfileField[],
    isWanted = () => true,
  ) {
    const places = placesOf(uses, fields);
    const columns = [...places.fields.keys()];
    const rows = await table.read(places, tag);
    table.drop();
    if (!isWanted()) return;
    const added = list.addColumns(columns.map(columnKey));
    await list.append(rows, isWanted);
    if (!isWanted()) return list.removeColumns(added);
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
  }

  const columnName = ({ heading, index }: PastedColumn) =>
    heading === "" ? asking.unnamed({ number: index + 1 }) : t.columnName({ name: heading });

  return {
    paste,
    message,
    /** The table whose columns the operator has to name. */
    asked,
    confirm: (uses: ColumnUses) => {
      setAsked(undefined);
      if (asked) void add(asked, uses, fieldsFor(profile, getValues("bpCode")));
    },
    cancel: () => {
      asked?.drop();
      setAsked(undefined);
    },
  };
}
