import { useState } from "react";
import { useFormContext } from "react-hook-form";
import {
  type FieldOf,
  type FormProfile,
  fieldsFor,
  type ProfileField,
  textIn,
} from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatList } from "#i18n/list.ts";
import { readBySigns, showAmount } from "../form/amount.ts";
import { columnKey } from "../form/row-values.ts";
import { type CreateFormValues, chosenCurrency, shownAmount } from "../form/values.ts";
import type { TransactionList } from "../transactions/transaction-list.ts";
import type { WriteAmount } from "./cell-value.ts";
import { type ColumnUses, certainUses, errorsOfUses, placesOf } from "./column-uses.ts";
import {
  type DecimalSign,
  type DoubtfulAmount,
  findDoubtfulAmounts,
  type PastedAmount,
} from "./pasted-amounts.ts";
import {
  type ColumnPlaces,
  type PastedColumn,
  type PastedTable,
  readSpreadsheet,
} from "./spreadsheet.ts";

/**
 * What became of a pasted text: `asked` when the operator has to say first what its columns are, or how its amounts are
 * written.
 */
export type PasteOutcome = "added" | "asked" | "nothing" | "failed";

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
  readonly amounts: readonly DoubtfulAmount[];
  readonly reading: TableReading;
}

/** Adds pasted tables to the transactions, and asks what is in the columns that are not recognized. */
export function usePaste(list: TransactionList, profile: FormProfile) {
  const { tag, messages } = useLanguage();
  const { paste: t, pastedColumns: asking } = messages.create.transactions;
  const { getValues } = useFormContext<CreateFormValues>();
  const [message, setMessage] = useState("");
  const [asked, setAsked] = useState<PastedTable>();
  const [amountQuestion, setAmountQuestion] = useState<AmountQuestion>();
  const currencyOf = (field: FieldOf<"Money">, own: string | undefined) =>
    own || chosenCurrency(getValues(), field);

  /** An amount in the operator's language, read by its signs or by the one that the operator has named. */
  const amountWriter =
    (decimal: DecimalSign | undefined): WriteAmount =>
    ({ text, currency: own }, field) => {
      const currency = currencyOf(field, own);
      const amount = decimal && readBySigns(text, currency)[decimal];
      return amount === undefined
        ? shownAmount({ text, currency }, field, tag)
        : showAmount(amount, currency, tag);
    };

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
    return add({ table, uses, fields, isWanted });
  }

  /** Fills in missing card numbers by ARN, and no values: the transactions have theirs already. */
  async function fillCards(table: PastedTable, uses: ColumnUses): Promise<boolean> {
    if (!list.get().some(({ isCardMissing }) => isCardMissing)) return false;
    const rows = await table.read(placesOf(uses, []));
    const result = list.fillCards(rows);
    if (result) {
      table.drop();
      const hasMore = table.columns.some(({ recognizedAs }) => recognizedAs === undefined);
      setMessage([t.filled(result), hasMore ? t.columnsIgnored : ""].join(" ").trim());
    }
    return result !== undefined;
  }

  /** The amounts of a table as they stand in it. */
  async function readAmounts(table: PastedTable, places: ColumnPlaces): Promise<PastedAmount[]> {
    const fields = [...places.fields.keys()].filter((field) => field.type === "Money");
    if (fields.length === 0) return [];
    const rows = await table.read(places);
    return fields.flatMap((field) =>
      rows.map(({ values }) => {
        const { text = "", currency } = values?.[columnKey(field)] ?? {};
        return { text, currency: currencyOf(field, currency) };
      }),
    );
  }

  /** Adds the rows, or asks first how amounts are to be read that can be read in two ways. */
  async function add(reading: TableReading): Promise<PasteOutcome> {
    const { table, uses, fields, decimal, isWanted = () => true } = reading;
    const places = placesOf(uses, fields);
    const columns = [...places.fields.keys()];
    const amounts = decimal ? [] : findDoubtfulAmounts(await readAmounts(table, places), tag);
    if (amounts.length > 0 && isWanted()) {
      setAmountQuestion({ amounts, reading: { ...reading, isWanted: undefined } });
      return "asked";
    }
    const rows = await table.read(places, amountWriter(decimal));
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
    asked,
    confirm: (uses: ColumnUses) => {
      setAsked(undefined);
      const fields = fieldsFor(profile, getValues("bpCode"));
      if (asked) void add({ table: asked, uses, fields });
    },
    /** The amounts that can be read in two ways. */
    doubtfulAmounts: amountQuestion?.amounts,
    confirmDecimal: (decimal: DecimalSign) => {
      setAmountQuestion(undefined);
      if (amountQuestion) void add({ ...amountQuestion.reading, decimal });
    },
    cancel: () => {
      asked?.drop();
      setAsked(undefined);
      amountQuestion?.reading.table.drop();
      setAmountQuestion(undefined);
    },
  };
}
