import { ExactNumber, isRecord } from "#wire/json.ts";
import { holdsCardNumber, maskCardNumbers, maskInSteps } from "./card-number.ts";

/** Whether a key is that of an amount, whose digits are not masked. */
const isAmountKey = (key: string): boolean => /amount$/i.test(key);

/**
 * Writes a value that `readJson` has read as JSON text, in steps between which the page stays responsive.
 * Card numbers are masked in strings, in keys and in numbers, however they are written (`4.111e15`).
 * Amounts and everything else stay digit for digit.
 * @param indent spaces for each level; 0 for one line.
 */
export const maskedJsonInSteps = (value: unknown, indent = 0): Generator<undefined, string> =>
  writeValue("", value, indent, "\n");

/** @param newLine a line break with the indentation of the line that the value begins on. */
function* writeValue(
  key: string,
  value: unknown,
  indent: number,
  newLine: string,
): Generator<undefined, string> {
  if (typeof value === "string") return JSON.stringify(yield* maskInSteps(value));
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return maskedLeaf(key, value);
  const inner = newLine + " ".repeat(indent);
  const items: string[] = [];
  for (const [name, item] of Object.entries<unknown>(value)) {
    if (item === undefined) continue;
    const written = yield* writeValue(isList ? "" : name, item, indent, inner);
    const start = isList ? "" : `${JSON.stringify(maskCardNumbers(name))}:${indent > 0 ? " " : ""}`;
    items.push(start + written);
    yield;
  }
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (items.length === 0 || indent === 0) return open + items.join(",") + close;
  return `${open}${inner}${items.join(`,${inner}`)}${newLine}${close}`;
}

/** As {@link maskedJsonInSteps}, in one step: for small values and for workers. */
export function maskedJson(value: unknown, indent = 0): string {
  const steps = maskedJsonInSteps(value, indent);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The digits of a JSON number that looks like a card number; "" for any other number and for amounts. */
export function cardDigits(key: string, number: number | ExactNumber): string {
  const source = sourceOf(number);
  if (isAmountKey(key) || source.length < minCardLength || source.length > maxSourceLength)
    return "";
  const [, digits = "", decimals = "", exponent = "0"] = writtenNumber.exec(source) ?? [];
  const whole = wholeDigits(digits, decimals, Number(exponent));
  return holdsCardNumber(whole) ? whole : "";
}

/** A JSON number as it was received. */
export const sourceOf = (number: number | ExactNumber): string =>
  typeof number === "number" ? String(number) : number.source;

const writtenNumber = /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/** Digits that a number which looks like a card number has. */
const minCardLength = 13;
const maxCardLength = 19;
/** Characters of a number's source text, with zeros and an exponent, that are looked at. */
const maxSourceLength = 100;

function maskedLeaf(key: string, value: unknown): string {
  if (typeof value === "number" || value instanceof ExactNumber) {
    const digits = cardDigits(key, value);
    return digits === "" ? sourceOf(value) : JSON.stringify(maskCardNumbers(digits));
  }
  return JSON.stringify(value);
}

/** The digits of a number before its decimal point, with the exponent written out. */
function wholeDigits(digits: string, decimals: string, exponent: number): string {
  if (Math.abs(exponent) > maxCardLength) return "";
  if (exponent < 0) return digits.slice(0, exponent);
  return digits + decimals.slice(0, exponent).padEnd(exponent, "0");
}
