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
    /** ECMAScript's source text access; `context.source` is absent in Node 20. */
    parse(
      text: string,
      reviver: (
        this: unknown,
        key: string,
        value: unknown,
        context?: { source?: string },
      ) => unknown,
    ): unknown;
    rawJSON?: (text: string) => unknown;
  }
}

/** Numbers that may lose something as a double: sixteen characters or more, an exponent, a trailing zero, a minus zero. */
const fragileNumber = /[:[,]\s*-?(?:\d[\d.]{14,}|\d[\d.]*[eE]|\d+\.\d*0[\s,}\]]|0[\s,}\]])/;

/**
 * Reads JSON text; a byte-order mark is accepted. Numbers come back as `number` where that
 * is exact to the character, else as `ExactNumber`.
 * @throws SyntaxError when the text is not JSON.
 */
export function readJson(text: string): unknown {
  const body = text.startsWith("\uFEFF") ? text.slice(1) : text;
  if (!fragileNumber.test(body) && /^\s*[[{"]/.test(body)) {
    const value: unknown = JSON.parse(body);
    return value;
  }
  return JSON.parse(body, (_key, value, context) =>
    typeof value === "number" && context?.source !== undefined && String(value) !== context.source
      ? new ExactNumber(context.source)
      : value,
  );
}

/** Writes a value that {@link readJson} read, digit for digit. */
export function writeJson(value: unknown, indent?: number): string {
  return (
    JSON.stringify(
      value,
      (_key, item: unknown) =>
        item instanceof ExactNumber ? (JSON.rawJSON?.(item.source) ?? Number(item.source)) : item,
      indent,
    ) ?? "null"
  );
}

/** The same value for viewers that know plain JSON only: exact numbers as text. */
export function plainJson(value: unknown): unknown {
  if (value instanceof ExactNumber) return value.source;
  if (Array.isArray(value)) return value.map(plainJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainJson(item)]));
}
