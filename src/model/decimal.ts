/** The longest number that is calculated with, in characters: a hostile one could block the page. */
const maxLength = 60;
const maxDecimals = 30;

/**
 * Splits plain decimal text, `-12.50`, at its point: `["-12", "50"]`, or `["12", ""]` without a point.
 * `undefined` for any other text, an exponent included.
 */
export function splitDecimal(text: string): readonly [whole: string, decimals: string] | undefined {
  const [, whole, decimals = ""] = /^(-?\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : [whole, decimals];
}

/**
 * Reads plain decimal text as a whole number of units of 10⁻³⁰, so that sums and differences are exact.
 * @returns `undefined` for any other text, beyond 60 characters and beyond 30 decimals.
 */
export function readUnits(text: string): bigint | undefined {
  const [whole, decimals] = (text.length <= maxLength && splitDecimal(text)) || ["", ""];
  return whole === "" || decimals.length > maxDecimals
    ? undefined
    : BigInt(whole + decimals.padEnd(maxDecimals, "0"));
}

/** Whether decimal text is a number with fewer decimals: rounded or cut off. */
export function isRoundingOf(rounded: string, exact: bigint): boolean {
  const units = readUnits(rounded);
  if (units === undefined) return false;
  const step = 10n ** BigInt(maxDecimals - (splitDecimal(rounded)?.[1].length ?? 0));
  return units - exact < step && exact - units < step;
}
