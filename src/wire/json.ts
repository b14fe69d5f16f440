/**
 * A JSON number that a JavaScript number would print differently: more digits than a double holds,
 * an exponent, trailing zeros. Kept as its source text, so that nothing is rounded.
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
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
    ): unknown;
  }
}

/** A plain JSON object, as opposed to a list, `null` or a number kept as text. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof ExactNumber);

/** The specification nests eight deep; functions of a browser can call one another some 2,000 deep. */
const maxDepth = 1000;

/**
 * Reads JSON text; a byte-order mark is accepted. Numbers come back as `number` where that prints
 * the same, else as {@link ExactNumber}. What nests more than 1,000 deep is replaced by a text.
 * It needs a browser: Node 20 does not tell a number's source text.
 * @throws SyntaxError when the text is not JSON.
 */
export const readJson = (text: string): unknown =>
  JSON.parse(foldJson(text.replace(/^\uFEFF/, ""), maxDepth), keepDigits);

function keepDigits(_key: string, value: unknown, { source }: { readonly source?: string }) {
  if (typeof value !== "number") return value;
  if (source === undefined)
    throw new Error("JSON.parse does not tell the digits of a number here.");
  return String(value) === source ? value : new ExactNumber(source);
}

/** JSON text in which whatever nests deeper than `depth` is the text `"[…]"`. */
export function foldJson(json: string, depth: number): string {
  let folded = "";
  let rest = 0;
  let start = 0;
  let open = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfString(json, at);
    else if (sign === "[" || sign === "{") {
      open += 1;
      if (open === depth + 1) start = at;
    } else if (sign === "]" || sign === "}") {
      if (open === depth + 1) {
        folded += `${json.slice(rest, start)}"[…]"`;
        rest = at + 1;
      }
      open -= 1;
    }
  }
  return folded + json.slice(rest);
}

/** Where the string ends that starts at a quote. */
function endOfString(json: string, quote: number): number {
  // `indexOf` passes over megabytes without a quote in the time of a few hundred steps.
  for (let end = json.indexOf('"', quote + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let first = end;
    while (json[first - 1] === "\\") first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return json.length;
}

/** Writes a value that {@link readJson} read, digit for digit. */
export const writeJson = (value: unknown, indent?: number): string =>
  JSON.stringify(
    value,
    (_key, item: unknown) =>
      item instanceof ExactNumber ? (JSON.rawJSON?.(item.source) ?? Number(item.source)) : item,
    indent,
  ) ?? "null";
