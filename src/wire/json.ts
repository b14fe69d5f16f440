/**
 * A JSON number that a JavaScript number would change: more digits than a double
 * holds, an exponent, trailing zeros. Kept as its source text so that nothing is rounded.
 */
export class ExactNumber {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

declare global {
  interface JSON {
    rawJSON?: (text: string) => unknown;
  }
}

/**
 * A number that may lose something as a double: 15 digits or more, an exponent, a trailing zero, a
 * minus zero, or so small that a double is written with an exponent. What stands before the white
 * space before it is not looked at: a look back from every sign of a long gap would take seconds.
 */
const fragileNumber =
  /(?<=[:[,\s]|^)(?:-?(?:\d[\d.]{14,}[\d.eE+-]*|\d[\d.]*[eE][\d+-]*|0\.0{6}\d+|\d+\.\d*0(?![\d.eE]))|-0(?![\d.eE]))/g;
const jsonNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** No number that is read as it stands is so large: it would have an exponent, or be too long. */
const beyond = "e300";
const least = Number(`1${beyond}`);

/** Whether a double keeps every character of a number; one so large might be taken for one that stands for another. */
export const isPlainNumber = (source: string): boolean =>
  String(Number(source)) === source && Number(source) < least;

/**
 * Reads JSON text; a byte-order mark is accepted. Numbers come back as `number` where that
 * is exact to the character, else as `ExactNumber`.
 * @throws SyntaxError when the text is not JSON.
 */
export function readJson(text: string): unknown {
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  // A reviver would be called for every value, and takes ten times as long as all the rest. So what
  // is fragile goes in as a number that stands for it, and is put back where there was any.
  const exact = new Map<number, ExactNumber>();
  const isQuoted = quotesIn(body);
  const replaced = body.replaceAll(fragileNumber, (source: string, at: number) => {
    if (isPlainNumber(source) || !jsonNumber.test(source) || isQuoted(at)) return source;
    const sign = `${exact.size + 1}${beyond}`;
    exact.set(Number(sign), new ExactNumber(source));
    return sign;
  });
  const value: unknown = JSON.parse(replaced);
  return exact.size === 0 ? value : putBack(value, exact);
}

/** What stands in strings only. */
const stringOnly = /[^\s\d:,[\]{}.+\-Eaeflnrstu]/;

/**
 * Whether what stands at a place of a JSON text is inside a string; to be asked from left to right.
 * The two quotes before it nearly always tell, so that not every string before it is gone through.
 */
function quotesIn(text: string): (at: number) => boolean {
  const isWithin = stringsIn(text);
  let answered = 0;
  let answer = false;
  return (at) => {
    const quote = text.slice(answered, at).lastIndexOf('"');
    if (quote !== -1) answer = tellAt(text, answered + quote, at) ?? isWithin(at);
    answered = at;
    return answer;
  };
}

/** The same by the last quote before it and the one before that; `undefined` where they leave it open. */
function tellAt(text: string, quote: number, at: number): boolean | undefined {
  if (isEscaped(text, quote) || stringOnly.test(text.slice(quote + 1, at))) return true;
  const before = text.lastIndexOf('"', quote - 1);
  return stringOnly.test(text.slice(before + 1, quote)) ? false : undefined;
}

/** The same by every string before it. */
function stringsIn(text: string): (at: number) => boolean {
  let start = text.indexOf('"');
  let end = endOfString(text, start);
  return (at) => {
    while (start !== -1 && end < at) {
      start = text.indexOf('"', end + 1);
      end = endOfString(text, start);
    }
    return start !== -1 && start < at;
  };
}

/** Where the string ends that starts at a quote. */
function endOfString(text: string, start: number): number {
  let at = start;
  while (at !== -1) {
    at = text.indexOf('"', at + 1);
    if (!isEscaped(text, at)) break;
  }
  return at === -1 ? text.length : at;
}

function isEscaped(text: string, quote: number): boolean {
  let escapes = 0;
  while (text[quote - 1 - escapes] === "\\") escapes += 1;
  return escapes % 2 === 1;
}

/**
 * Goes through it, until every number is back, with a list of its own: JSON may nest deeper than
 * functions can call one another.
 */
function putBack(value: unknown, exact: ReadonlyMap<number, ExactNumber>): unknown {
  const whole = [value];
  const open: (unknown[] | Record<string, unknown>)[] = [whole];
  let left = exact.size;
  const exactOf = (item: unknown) => {
    if (isObject(item)) open.push(item);
    if (typeof item !== "number" || item < least) return undefined;
    left -= 1;
    return exact.get(item);
  };
  for (const one of open) {
    if (left === 0) break;
    if (isList(one)) {
      for (const [at, item] of one.entries()) {
        const number = exactOf(item);
        if (number) one[at] = number;
      }
    } else {
      for (const key in one) {
        const number = exactOf(one[key]);
        if (number) one[key] = number;
      }
    }
  }
  return whole[0];
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/**
 * Writes a value that {@link readJson} read, digit for digit. Only where it nests deeper than the
 * browser can write, what is more than 100 deep is folded: `"[…]"`, `"{…}"`.
 */
export function writeJson(value: unknown, indent?: number): string {
  try {
    return write(value, indent);
  } catch {
    const shallow = folded(value, (number) => number);
    return write(shallow, indent);
  }
}

const write = (value: unknown, indent: number | undefined): string =>
  JSON.stringify(
    value,
    (_key, item: unknown) =>
      item instanceof ExactNumber ? (JSON.rawJSON?.(item.source) ?? Number(item.source)) : item,
    indent,
  ) ?? "null";

/** The same value for viewers that know plain JSON only: exact numbers as text, and folded as in {@link writeJson}. */
export const plainJson = (value: unknown): unknown => folded(value, ({ source }) => source);

/** The specification nests eight deep. */
const deepest = 100;

function folded(value: unknown, leaf: (number: ExactNumber) => unknown, depth = 0): unknown {
  if (value instanceof ExactNumber) return leaf(value);
  if (!isObject(value)) return value;
  if (depth === deepest) return isList(value) ? "[…]" : "{…}";
  const inside = (item: unknown) => folded(item, leaf, depth + 1);
  if (isList(value)) return value.map(inside);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(item)]));
}
