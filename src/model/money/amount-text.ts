import type { CurrencyAmount } from "./sums.ts";

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
