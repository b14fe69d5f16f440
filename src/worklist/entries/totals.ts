import { type CurrencyAmount, sumsByCurrency } from "#model/money/sums.ts";
import { isMismatch, receivedText } from "#model/received.ts";
import type { Entry } from "./entry.ts";

/** Sums up the amounts of cases by currency, exactly, in the order of the codes; unknown ones last. */
export function totalsOf(entries: readonly Entry[]): {
  readonly totals: readonly CurrencyAmount[];
  /** The number of cases in them: those without a readable amount are left out. */
  readonly counted: number;
} {
  const amounts = entries.flatMap(({ summary }) =>
    summary && !isMismatch(summary.amount)
      ? [{ amount: receivedText(summary.amount), currency: summary.currency }]
      : [],
  );
  const { sums, counted } = sumsByCurrency(amounts);
  const totals = sums.toSorted(({ currency: a }, { currency: b }) =>
    a !== "" && (b === "" || a < b) ? -1 : 1,
  );
  return { totals, counted };
}
