import { ExactNumber, isRecord, sourceOf, writeJson } from "#wire/json.ts";
import { holdsCardNumber, maskCardNumbers } from "./card-number.ts";
import { maxCardLength, minMaskedLength } from "./find-cards.ts";

const isAmountKey = (key: string): boolean => /amount$/i.test(key);

/**
 * Writes a value that `readJson` has read as JSON text. Card numbers are masked in strings, in keys and in
 * numbers, however they are written (`4.111e15`). Amounts and everything else stay digit for digit.
 * @param indent spaces for each level; 0 for one line.
 */
export const maskedJson = (value: unknown, indent = 0): string =>
  writeJson(masked("", value), indent);

function masked(key: string, value: unknown): unknown {
  if (typeof value === "string") return maskCardNumbers(value);
  if (typeof value === "number" || value instanceof ExactNumber) {
    return maskCardNumbers(cardDigits(key, value)) || value;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => masked("", item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [maskCardNumbers(name), masked(name, item)]),
  );
}

/** The digits of a JSON number that looks like a card number; "" for any other number and for amounts. */
function cardDigits(key: string, number: number | ExactNumber): string {
  const source = sourceOf(number);
  if (isAmountKey(key) || source.length < minMaskedLength || source.length > maxSourceLength)
    return "";
  const [, digits = "", decimals = "", exponent = "0"] = writtenNumber.exec(source) ?? [];
  const whole = wholeDigits(digits, decimals, Number(exponent));
  return holdsCardNumber(whole) ? whole : "";
}

const writtenNumber = /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

const maxSourceLength = 100;

/** The digits before the decimal point, with the exponent written out. */
function wholeDigits(digits: string, decimals: string, exponent: number): string {
  if (Math.abs(exponent) > maxCardLength) return "";
  if (exponent < 0) return digits.slice(0, exponent);
  return digits + decimals.slice(0, exponent).padEnd(exponent, "0");
}
