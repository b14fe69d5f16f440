import { splitDecimal } from "#model/decimal.ts";
import { memoize } from "./memoize.ts";

/** Separates thousands in every language: a comma is the decimal sign in some. */
const narrowSpace = "\u202F";

const formatOf = memoize((tag: string, minDecimals: number, maxDecimals: number) => {
  const format = new Intl.NumberFormat(tag, {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
    useGrouping: "always",
  });
  const separator =
    format.formatToParts(1000).find(({ type }) => type === "group")?.value ?? narrowSpace;
  return (amount: `${number}`) => format.format(amount).replaceAll(separator, narrowSpace);
});

/**
 * Formats an amount with all its digits, grouped by thousands. Where `Intl` cannot write all digits, it
 * stays as received.
 * @param amount decimal text, `1234.5`.
 * @param exponent digits after the decimal point that the currency has; `undefined` when unknown.
 */
export function formatAmount(amount: string, exponent: number | undefined, tag: string): string {
  if (!isWritable(amount)) return amount;
  const decimals = amount.split(".")[1]?.length ?? 0;
  return formatOf(tag, exponent ?? decimals, Math.max(exponent ?? 0, decimals))(amount);
}

/** Whether `Intl` can write all digits of an amount: plain decimal text with at most 100 decimals. */
function isWritable(amount: string): amount is `${number}` {
  const parts = splitDecimal(amount);
  return parts !== undefined && parts[1].length <= 100 && Number.isFinite(Number(amount));
}
