import { memoize } from "./memoize.ts";

/** Groups are set apart by a narrow space in every language: a comma would be a decimal sign in some. */
const groupSign = "\u202F";

const formatOf = memoize((tag: string, least: number, most: number) => {
  const format = new Intl.NumberFormat(tag, {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: "always",
  });
  const sign = format.formatToParts(1000).find(({ type }) => type === "group")?.value ?? groupSign;
  return (amount: `${number}`) => format.format(amount).replaceAll(sign, groupSign);
});

/**
 * An amount with at least `exponent` digits after the decimal point, grouped by thousands, every
 * digit kept. Without an exponent, or beyond what can be written out: as sent.
 * @param amount decimal text, `1234.5`.
 */
export function formatAmount(amount: string, exponent: number | undefined, tag: string): string {
  if (exponent === undefined || !isWritable(amount)) return amount;
  const sentDigits = amount.split(".")[1]?.length ?? 0;
  return formatOf(tag, exponent, Math.max(exponent, sentDigits))(amount);
}

/** Plain digits only: no exponent, at most as many decimals as `Intl` can write. */
function isWritable(amount: string): amount is `${number}` {
  const decimals = /^-?\d+(?:\.(\d+))?$/.exec(amount);
  return decimals !== null && (decimals[1]?.length ?? 0) <= 100 && Number.isFinite(Number(amount));
}
