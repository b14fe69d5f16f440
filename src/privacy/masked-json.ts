import { ExactNumber } from "#wire/json.ts";
import { holdsCardNumber, maskCardNumbers, maskInSteps } from "./card-number.ts";

/** Whether a key is that of an amount, whose digits are not masked. */
const isAmountKey = (key: string): boolean => /amount$/i.test(key);

/** An object or a list that is being written. */
interface OpenPart {
  /** The items that are still to be written. */
  readonly items: Iterator<readonly [key: string | undefined, value: unknown]>;
  readonly end: "}" | "]";
  isEmpty: boolean;
}

/** Items nested deeper get no line of their own: most of the text would be indentation. */
const maxIndentedDepth = 100;

/**
 * Writes a JSON value of any depth as text, in steps between which the page can answer. What looks like
 * a card number is masked in strings, in keys and in numbers, however they are written (`4.111e15`).
 * Amounts and everything else stay digit for digit.
 * @param indent spaces for each level; 0 for one line.
 */
export function* maskedJsonInSteps(value: unknown, indent = 0): Generator<undefined, string> {
  const written: string[] = [];
  const open: OpenPart[] = [];
  function newLine() {
    if (indent > 0 && open.length <= maxIndentedDepth) {
      written.push("\n", " ".repeat(indent * open.length));
    }
  }
  function* write(key: string, item: unknown): Generator<undefined, void> {
    const isList = Array.isArray(item);
    if (isList || isObject(item)) {
      written.push(isList ? "[" : "{");
      open.push({ items: itemsOf(item), end: isList ? "]" : "}", isEmpty: true });
    } else if (typeof item === "string") {
      written.push(JSON.stringify(yield* maskInSteps(item)));
    } else {
      written.push(maskedLeaf(key, item));
    }
  }
  yield* write("", value);
  for (let part = open.at(-1); part; part = open.at(-1)) {
    const next = part.items.next();
    if (next.done) {
      open.pop();
      if (!part.isEmpty) newLine();
      written.push(part.end);
      continue;
    }
    const [key, item] = next.value;
    if (item === undefined) continue;
    if (!part.isEmpty) written.push(",");
    part.isEmpty = false;
    newLine();
    if (key !== undefined) {
      written.push(JSON.stringify(maskCardNumbers(key)), indent > 0 ? ": " : ":");
    }
    yield* write(key ?? "", item);
    yield;
  }
  return written.join("");
}

/** As {@link maskedJsonInSteps}, in one step: for small values and for workers. */
export function maskedJson(value: unknown, indent = 0): string {
  const work = maskedJsonInSteps(value, indent);
  let step = work.next();
  while (!step.done) step = work.next();
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

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof ExactNumber);

function* itemsOf(part: object): Generator<readonly [string | undefined, unknown]> {
  if (Array.isArray(part)) for (const item of part) yield [undefined, item];
  else yield* Object.entries(part);
}

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
