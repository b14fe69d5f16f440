import type { Decimal } from "../received.ts";
import { readUnits, unitsText } from "./decimal.ts";

export interface CurrencyAmount {
  /** The alphabetic code; "" when it is unknown. */
  readonly currency: string;
  /** Decimal text with all its digits. */
  readonly amount: Decimal;
}

/**
 * Sums up decimal texts by currency, exactly, in the order in which the currencies first occur. What {@link readUnits}
 * can't read adds nothing, nor does an amount without a currency: it may be of any.
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

/**
 * Reads an amount as the specification writes it, `<amount with 2 decimals> <currency code>`: `1234.50 RUB`. Also
 * read are more or fewer decimals, spaces between thousands, a decimal comma, and an amount without a code, whose
 * `currency` is then "".
 * @returns `undefined` for any other text, and for a comma before three digits, which may set thousands apart.
 */
export function readAmountText(text: string): CurrencyAmount | undefined {
  const [, whole = "", decimals, currency = ""] =
    /^(-?(?:\d{1,3}(?:\s\d{3})+|\d+))(?!,\d{3}(?!\d))(?:[.,](\d+))?(?:\s([A-Z]{3}))?$/.exec(
      text.trim().toUpperCase(),
    ) ?? [];
  if (whole === "") return undefined;
  const digits = whole.replaceAll(/\s/g, "");
  return { amount: decimals === undefined ? digits : `${digits}.${decimals}`, currency };
}
