/** A decimal number, exact: `units` times ten to the power of minus `scale`. */
export interface BigDecimal {
  readonly units: bigint;
  readonly scale: number;
}

/** The limit of a number that is calculated with: an endless one would take the browser's time. */
const maxLength = 60;

/**
 * Splits plain decimal text, `-12.50`, at its point: `["-12", "50"]`, or `["12", ""]` without a point.
 * `undefined` for any other text, an exponent included.
 */
export function splitDecimal(text: string): readonly [whole: string, decimals: string] | undefined {
  const [, whole, decimals = ""] = /^(-?\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : [whole, decimals];
}

/** Reads plain decimal text; `undefined` for any other text, and beyond 60 characters. */
export function readBigDecimal(text: string): BigDecimal | undefined {
  const parts = text.length > maxLength ? undefined : splitDecimal(text);
  return parts && { units: BigInt(parts.join("")), scale: parts[1].length };
}

const unitsAt = ({ units, scale }: BigDecimal, wanted: number): bigint =>
  units * 10n ** BigInt(wanted - scale);

/** The sum of two numbers. */
export function addDecimals(a: BigDecimal, b: BigDecimal): BigDecimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

/** Compares two numbers for sorting: negative, zero or positive. */
export function compareDecimals(a: BigDecimal, b: BigDecimal): number {
  const scale = Math.max(a.scale, b.scale);
  return Number(unitsAt(a, scale) - unitsAt(b, scale));
}

/** Whether a number is another one with fewer decimals: rounded or cut off. */
export function isRoundingOf(rounded: BigDecimal, exact: BigDecimal): boolean {
  const scale = Math.max(rounded.scale, exact.scale);
  const difference = unitsAt(rounded, scale) - unitsAt(exact, scale);
  const step = 10n ** BigInt(scale - rounded.scale);
  return difference < step && difference > -step;
}

/** The number as plain decimal text. */
export function decimalText({ units, scale }: BigDecimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  return `${units < 0n ? "-" : ""}${whole}${scale === 0 ? "" : `.${digits.slice(-scale)}`}`;
}
