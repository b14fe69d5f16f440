import type { Decimal } from "../received.ts";
import { readUnits, unitsText } from "./decimal.ts";

/** An amount, or a sum, in one currency. */
export interface CurrencyAmount {
  /** The alphabetic code; "" when it is unknown. */
  readonly currency: string;
  /** Decimal text with all its digits. */
  readonly amount: Decimal;
}

/**
 * Sums up amounts, in decimal text, by currency: exactly, in the order in which the currencies first occur. Other text
 * than {@link readUnits} can read adds nothing; `counted` is how many amounts are in the sums.
 */
export function sumsByCurrency(amounts: readonly CurrencyAmount[]): {
  readonly sums: readonly CurrencyAmount[];
  readonly counted: number;
} {
  const sums = new Map<string, bigint>();
  let counted = 0;
  for (const { amount, currency } of amounts) {
    const units = readUnits(amount);
    if (units === undefined) continue;
    sums.set(currency, (sums.get(currency) ?? 0n) + units);
    counted += 1;
  }
  const totals = [...sums].map(([currency, units]) => ({ currency, amount: unitsText(units) }));
  return { sums: totals, counted };
}
