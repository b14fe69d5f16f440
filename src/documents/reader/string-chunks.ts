import { Failure } from "#api/failure.ts";
import type { Bytes } from "./base64.ts";

const quote = 0x22;
const backslash = 0x5c;

/**
 * Where the string ends that goes on at `from`: the place of its closing quote, or at least the
 * length when it goes on beyond these bytes, one more when their last one begins an escape.
 */
export function closingQuote(bytes: Bytes, from: number): number {
  const found = bytes.indexOf(quote, from);
  const end = found < 0 ? bytes.length : found;
  if (!bytes.subarray(from, end).includes(backslash)) return Math.max(end, from);
  let at = from;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

/** An escape whose rest is still to come. */
const begunEscape = /(?<!\\)(?:\\\\)*(\\(?:u[\dA-Fa-f]{0,3})?)$/;

/**
 * Reads what stands between the quotes of a JSON string, chunk by chunk. Every byte beyond ASCII
 * becomes some character beyond ASCII.
 */
export class StringChunks {
  readonly #decoder = new TextDecoder("latin1");
  #begun = "";

  /** @throws Failure where no JSON string could go on like this. */
  read(bytes: Bytes): string {
    const text = this.#begun + this.#decoder.decode(bytes);
    this.#begun = text.includes("\\") ? (begunEscape.exec(text)?.[1] ?? "") : "";
    return unescape(text.slice(0, text.length - this.#begun.length));
  }

  /** @throws Failure when the string has ended within an escape. */
  end(): void {
    unescape(this.#begun);
  }
}

/**
 * What stands between the quotes of a JSON string, without its escapes.
 * @throws Failure when it does not stand for a string.
 */
export function unescape(text: string): string {
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    throw new Failure({ kind: "unreadable", why: "not-json" });
  }
}
