/** The source text of a JSON number that JavaScript would print differently: `1.50`, `1e400`, more digits than it has. */
export class ExactNumber {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

export const sourceOf = (number: number | ExactNumber): string =>
  typeof number === "number" ? String(number) : number.source;

declare global {
  interface JSON {
    rawJSON?: (text: string) => unknown;
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
    ): unknown;
  }
}

/** Whether a value is a JSON object: not a list, `null` or an {@link ExactNumber}. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ExactNumber);

/**
 * A number that JavaScript may print differently: with 16 digits or more, an exponent, zeros at its end, `-0`, or five
 * zeros after the point. A match inside a string, or after much white space, only costs time.
 */
const maybeInexact =
  /(?:^|[:[,])(?:\s{20}|\s{0,19}(?:-0|-?(?:[\d.]{16}|\d+\.\d*0(?!\d)|0\.0{5}|[\d.]+e)))/i;

/** In characters. A longer text is mostly base64: the reviver reads its few values faster than it can be searched. */
const maxSearchedLength = 16_000_000;

/** The specification nests 8 deep. A browser's stack has room for about 2,000 nested calls. */
const maxDepth = 1000;

/**
 * Reads JSON text, with or without a byte-order mark. A number that would be printed otherwise becomes an
 * {@link ExactNumber}, values nested deeper than 1,000 the text `"[…]"`. @throws SyntaxError when the text is not JSON.
 */
export function readJson(text: string): unknown {
  const json = foldJson(text.replace(/^\uFEFF/, ""));
  // A reviver is called for every value, which takes several times as long as reading without one.
  const needsReviver = json.length > maxSearchedLength || maybeInexact.test(json);
  return needsReviver ? JSON.parse(json, reviveNumber) : JSON.parse(json);
}

function reviveNumber(_key: string, value: unknown, { source }: { readonly source?: string }) {
  if (typeof value !== "number") return value;
  return source === undefined || String(value) === source ? value : new ExactNumber(source);
}

/** Replaces every value nested deeper than {@link maxDepth} in JSON text by the text `"[…]"`. */
function foldJson(json: string): string {
  let folded = "";
  let copiedTo = 0;
  let foldStart = 0;
  let openDepth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (character === '"') index = endOfString(json, index);
    else if (character === "[" || character === "{") {
      openDepth += 1;
      if (openDepth === maxDepth + 1) foldStart = index;
    } else if (character === "]" || character === "}") {
      if (openDepth === maxDepth + 1) {
        folded += `${json.slice(copiedTo, foldStart)}"[…]"`;
        copiedTo = index + 1;
      }
      openDepth -= 1;
    }
  }
  return folded + json.slice(copiedTo);
}

function endOfString(json: string, quote: number): number {
  // `indexOf` is hundreds of times faster than a loop over the characters of a long string.
  for (let end = json.indexOf('"', quote + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let firstBackslash = end;
    while (json[firstBackslash - 1] === "\\") firstBackslash -= 1;
    if ((end - firstBackslash) % 2 === 0) return end;
  }
  return json.length;
}

/** Writes a value that {@link readJson} has read, with numbers digit for digit. */
export const writeJson = (value: unknown, indent?: number): string =>
  JSON.stringify(
    value,
    (_key, item: unknown) =>
      item instanceof ExactNumber ? (JSON.rawJSON?.(item.source) ?? Number(item.source)) : item,
    indent,
  ) ?? "null";
