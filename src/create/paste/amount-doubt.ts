import { readAmount, showAmount } from "../form/amount.ts";
import { columnKey } from "../form/row-values.ts";
import type { NonFileField } from "../form/values.ts";
import type { NewTransaction } from "../transactions/transaction.ts";
import type { AmountNotation } from "./cell-value.ts";

/** Amounts of a table that can be read in two ways, such as `100,50` in English. */
export interface AmountDoubt {
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
  for (const field of columns) {
    if (field.type !== "Money") continue;
    for (const { values } of rows) {
      const { text = "", currency: own } = values?.[columnKey(field)] ?? {};
      const currency = own || currencyOf(field);
      const read = readAmount(text, currency, tag);
      if ("error" in read && read.error === "ambiguous") {
        const [byPoint, byComma] = read.readings;
        const shown = (amount: string) => showAmount(amount, currency, tag);
        return { text, readings: { ".": shown(byPoint), ",": shown(byComma) } };
      }
    }
  }
  return undefined;
}
