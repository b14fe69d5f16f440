/** A decimal number, exact: `units` of ten to the power of minus `scale`. */
export interface Exact {
  readonly units: bigint;
  readonly scale: number;
}

const longest = 60;

/** Reads plain decimal text, `-12.50`; `undefined` for anything else, and beyond 60 characters. */
export function readExact(text: string): Exact | undefined {
  const parts = text.length > longest ? null : /^(-?\d+)(?:\.(\d+))?$/.exec(text);
  if (!parts) return undefined;
  const [, whole = "", decimals = ""] = parts;
  return { units: BigInt(whole + decimals), scale: decimals.length };
}

const unitsAt = ({ units, scale }: Exact, wanted: number): bigint =>
  units * 10n ** BigInt(wanted - scale);

/** The sum of two numbers. */
export function plus(one: Exact, other: Exact): Exact {
  const scale = Math.max(one.scale, other.scale);
  return { units: unitsAt(one, scale) + unitsAt(other, scale), scale };
}

/** Less than zero, zero or more: the first number is the smaller one, they are equal, or it is the larger. */
export function compareExact(one: Exact, other: Exact): number {
  const scale = Math.max(one.scale, other.scale);
  return Number(unitsAt(one, scale) - unitsAt(other, scale));
}

/** Whether `shown` is `exact`, to as many decimals as it has: rounded or cut off. */
export function isShortFor(shown: Exact, exact: Exact): boolean {
  const scale = Math.max(shown.scale, exact.scale);
  const apart = unitsAt(shown, scale) - unitsAt(exact, scale);
  const step = 10n ** BigInt(scale - shown.scale);
  return apart < step && apart > -step;
}

/** The number as decimal text. */
export function exactText({ units, scale }: Exact): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  return `${units < 0n ? "-" : ""}${whole}${scale === 0 ? "" : `.${digits.slice(-scale)}`}`;
}
