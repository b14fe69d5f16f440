import { readUnits, unitsText } from "#model/money/decimal.ts";
import { type Decimal, isMismatch, receivedText } from "#model/received.ts";
import type { Entry } from "./entry.ts";

/** The sum of the amounts in one currency. */
export interface Total {
  /** The alphabetic code; "" when it is unknown. */
  readonly currency: string;
  /** Decimal text with all its digits. */
  readonly amount: Decimal;
}

/** Sums up the amounts of cases by currency, exactly, in the order of the codes; unknown ones last. */
export function totalsOf(entries: readonly Entry[]): {
  readonly totals: readonly Total[];
  /** The number of cases in them: those without a readable amount are left out. */
  readonly counted: number;
} {
  const sums = new Map<string, bigint>();
  let counted = 0;
  for (const { summary } of entries) {
    if (!summary || isMismatch(summary.amount)) continue;
    const units = readUnits(receivedText(summary.amount));
    if (units === undefined) continue;
    sums.set(summary.currency, (sums.get(summary.currency) ?? 0n) + units);
    counted += 1;
  }
  const totals = [...sums]
    .toSorted(([a], [b]) => (a !== "" && (b === "" || a < b) ? -1 : 1))
    .map(([currency, units]) => ({ currency, amount: unitsText(units) }));
  return { totals, counted };
}
