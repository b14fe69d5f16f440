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
 * than {@link readUnits} can read adds nothing, nor does an amount without a currency: it may be of any.
 */
export function sumsByCurrency(amounts: readonly CurrencyAmount[]): CurrencyAmount[] {
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of amounts) {
    const units = readUnits(amount);
    if (units === undefined || currency === "") continue;
    sums.set(currency, (sums.get(currency) ?? 0n) + units);
  }
  return [...sums].map(([currency, units]) => ({ currency, amount: unitsText(units) }));
}
