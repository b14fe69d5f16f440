import { ExactNumber } from "#wire/json.ts";
import { holdsCardNumber, maskCardNumbers, maskInSteps } from "./card-number.ts";

/** Numbers under such a key are money, whatever their digits look like. */
export const isAmountKey = (key: string): boolean => /amount$/i.test(key);

/** An object or a list that is being written: what is left of it, and what ends it. */
interface OpenPart {
  readonly items: Iterator<readonly [key: string | undefined, value: unknown]>;
  readonly end: "}" | "]";
  isEmpty: boolean;
}

/** Deeper than this nothing is set on a line of its own: most of the text would be the spaces before it. */
const deepestIndent = 100;

/**
 * Writes a value of JSON as text, in steps and nested as deep as it is: what looks like a card number
 * is masked in its strings and keys, and where a number stands for one, however it is written;
 * amounts and everything else stay digit for digit.
 * @param indent spaces for each level; 0 for one line.
 */
export function* maskedJsonInSteps(value: unknown, indent = 0): Generator<undefined, string> {
  const written: string[] = [];
  const open: OpenPart[] = [];
  function newLine() {
    if (indent > 0 && open.length <= deepestIndent) {
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

/** The same in one go, for what is small or written off the page. */
export function maskedJson(value: unknown, indent = 0): string {
  const work = maskedJsonInSteps(value, indent);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** The digits of a JSON number that stands for a card number; "" when it stands for none. */
export function cardDigits(key: string, number: number | ExactNumber): string {
  const source = sourceOf(number);
  if (isAmountKey(key) || source.length < shortest || source.length > longestSource) return "";
  const [, digits = "", decimals = "", exponent = "0"] = writtenNumber.exec(source) ?? [];
  const whole = wholeDigits(digits, decimals, Number(exponent));
  return holdsCardNumber(whole) ? whole : "";
}

/** A JSON number as it was received. */
export const sourceOf = (number: number | ExactNumber): string =>
  typeof number === "number" ? String(number) : number.source;

const writtenNumber = /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/** The fewest and the most digits that look like a card number, and the longest way to write them. */
const [shortest, longest] = [13, 19];
const longestSource = 100;

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

/** The digits of a number before its decimal point, `4.111e15` written out. */
function wholeDigits(digits: string, decimals: string, exponent: number): string {
  if (Math.abs(exponent) > longest) return "";
  if (exponent < 0) return digits.slice(0, exponent);
  return digits + decimals.slice(0, exponent).padEnd(exponent, "0");
}
