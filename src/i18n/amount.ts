import { memoize } from "#lib/memoize.ts";
import { splitDecimal } from "#model/money/decimal.ts";

const groupSpace = "\u00A0";

const formatOf = memoize((tag: string, minDecimals: number, maxDecimals: number) => {
  const format = new Intl.NumberFormat(tag, {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: maxDecimals,
    useGrouping: "always",
  });
  const separator =
    format.formatToParts(1000).find(({ type }) => type === "group")?.value ?? groupSpace;
  return (amount: `${number}`) => format.format(amount).replaceAll(separator, groupSpace);
});

/**
 * Formats decimal text, `1234.5` or `1.2345E+3`, with all its digits, else as received.
 * @param exponent the currency's digits after the decimal point; `undefined` when unknown.
 */
export function formatAmount(amount: string, exponent: number | undefined, tag: string): string {
  const [whole, decimals] = splitDecimal(amount) ?? [];
  if (whole === undefined || decimals === undefined) return amount;
  const plain = decimals === "" ? whole : `${whole}.${decimals}`;
  const { length } = decimals;
  return isWritable(plain, length)
    ? formatOf(tag, exponent ?? length, Math.max(exponent ?? 0, length))(plain)
    : amount;
}

/** Whether `Intl` can write all digits. */
const isWritable = (plain: string, decimals: number): plain is `${number}` =>
  decimals <= 100 && Number.isFinite(Number(plain));
