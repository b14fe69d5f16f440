import { ExactNumber, isRecord, sourceOf, writeJson } from "#wire/json.ts";
import { readWholeNumber } from "#wire/whole-number.ts";
import { holdsCardNumber, maskCardNumbers } from "./card-number.ts";

const isAmountKey = (key: string): boolean => /amount$/i.test(key);

/**
 * Writes a value that `readJson` has read as JSON text. Card numbers are masked in strings, keys and numbers (also
 * `4.111e15`). Amounts and everything else stay digit for digit. @param indent spaces for each level; 0 for one line.
 */
export const maskedJson = (value: unknown, indent = 0): string =>
  writeJson(masked("", value), indent);

function masked(key: string, value: unknown): unknown {
  if (typeof value === "string") return maskCardNumbers(value);
  if (typeof value === "number" || value instanceof ExactNumber) {
    const source = sourceOf(value).replace(/^-/, "");
    const whole = String(readWholeNumber(source) ?? source.split(/[.e]/i)[0]);
    return !isAmountKey(key) && holdsCardNumber(whole) ? maskCardNumbers(whole) : value;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => masked("", item));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [maskCardNumbers(name), masked(name, item)]),
  );
}
