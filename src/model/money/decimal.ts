/** The longest number that is calculated with, in characters: a hostile one could block the page. */
const maxLength = 60;
const maxDecimals = 30;
/** The most places by which an exponent may move the point. A larger one would only add zeros. */
const maxShift = 60;

/**
 * Splits decimal text at its point: `-12.50` into `["-12", "50"]`, `12` into `["12", ""]`. An exponent moves the point:
 * `1.5E+3` gives `["1500", ""]`; `undefined` where it is by more than 60 places, and for any other text.
 */
export function splitDecimal(text: string): readonly [whole: string, decimals: string] | undefined {
  const parts = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text);
  if (!parts) return undefined;
  const [, sign = "", whole = "", decimals = "", exponent] = parts;
  if (exponent === undefined) return [sign + whole, decimals];
  const shift = Number(exponent);
  return Math.abs(shift) > maxShift ? undefined : movePoint(sign, whole, decimals, shift);
}

/** Moves the point of a number to the right, or to the left where `shift` is negative. */
function movePoint(sign: string, whole: string, decimals: string, shift: number) {
  const zeros = "0".repeat(Math.abs(shift));
  const digits = shift < 0 ? zeros + whole + decimals : whole + decimals + zeros;
  const point = shift < 0 ? whole.length : whole.length + shift;
  const movedWhole = digits.slice(0, point).replace(/^0+(?=\d)/, "");
  const movedDecimals = digits.slice(point, point + Math.max(0, decimals.length - shift));
  return [sign + movedWhole, movedDecimals] as const;
}

/**
 * Reads decimal text as a whole number of units of 10⁻³⁰, so that sums and differences are exact.
 * @returns `undefined` for any other text, beyond 60 characters and beyond 30 decimals.
 */
export function readUnits(text: string): bigint | undefined {
  const parts = text.length <= maxLength ? splitDecimal(text) : undefined;
  if (!parts) return undefined;
  const [whole, decimals] = parts;
  const significant = decimals.replace(/0+$/, "");
  return significant.length > maxDecimals
    ? undefined
    : BigInt(whole + significant.padEnd(maxDecimals, "0"));
}

/** Writes units of 10⁻³⁰, see {@link readUnits}, as decimal text without zeros at its end. */
export function unitsText(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(maxDecimals + 1, "0");
  const whole = digits.slice(0, -maxDecimals);
  const decimals = digits.slice(-maxDecimals).replace(/0+$/, "");
  return (units < 0n ? "-" : "") + whole + (decimals === "" ? "" : `.${decimals}`);
}

/** A text that is equal for equal numbers, however they are spelled: `1000`, `1000.00`, `1e3`. */
export const decimalKey = (text: string): string => String(readUnits(text) ?? text);

/** Whether two decimal texts are the same number. Text that {@link readUnits} can't read is compared as it is. */
export const isSameDecimal = (a: string, b: string): boolean => decimalKey(a) === decimalKey(b);

/**
 * Whether `rounded` is `exact` with fewer decimals: they differ by at most half of the last digit of `rounded`. Text
 * that {@link readUnits} can't read is not compared, and counts as a rounding.
 */
export function isRoundingOf(rounded: string, exact: string): boolean {
  const [units, exactUnits] = [readUnits(rounded), readUnits(exact)];
  if (units === undefined || exactUnits === undefined) return true;
  const decimals = splitDecimal(rounded)?.[1].length ?? 0;
  const lastDigit = 10n ** BigInt(Math.max(0, maxDecimals - decimals));
  const difference = units < exactUnits ? exactUnits - units : units - exactUnits;
  return 2n * difference <= lastDigit;
}
