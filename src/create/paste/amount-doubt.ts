import { readAmount, showAmount } from "../form/amount.ts";
import { columnKey } from "../form/row-values.ts";
import type { NonFileField } from "../form/values.ts";
import type { NewTransaction } from "../transactions/transaction.ts";
import type { AmountNotation } from "./cell-value.ts";

/** Amounts of a table that can be read in two ways, such as `100,50` in English. */
export interface AmountDoubt {
  readonly count: number;
  /** The first of them, as it was pasted. */
  readonly text: string;
  /** The first of them in the operator's language, by the sign that its decimals may have. */
  readonly readings: Readonly<Record<"." | ",", string>>;
}

/** @returns `undefined` when each amount has one reading. */
export function findAmountDoubt(
  rows: readonly NewTransaction[],
  columns: readonly NonFileField[],
  { tag, currencyOf }: AmountNotation,
): AmountDoubt | undefined {
  const doubtful = columns.flatMap((field) => {
    if (field.type !== "Money") return [];
    return rows.flatMap(({ values }) => {
      const { text = "", currency: own } = values?.[columnKey(field)] ?? {};
      const currency = own || currencyOf(field);
      const read = readAmount(text, currency, tag);
      return "error" in read && read.error === "ambiguous"
        ? [{ text, currency, readings: read.readings }]
        : [];
    });
  });
  const [first] = doubtful;
  if (!first) return undefined;
  const [byPoint, byComma] = first.readings.map((amount) =>
    showAmount(amount, first.currency, tag),
  );
  return {
    count: doubtful.length,
    text: first.text,
    readings: { ".": byPoint ?? "", ",": byComma ?? "" },
  };
}
