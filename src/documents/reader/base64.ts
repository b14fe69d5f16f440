/** Bytes in unshared memory, which a `Blob` requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Why content is not base64: it is a data URL, URL-safe base64, has other characters, is cut off, or is
 * not a text.
 */
export type NotBase64 = "data-url" | "url-safe" | "characters" | "length" | "not-text";

/** Characters that are decoded at once: enough to be fast, and few, because a browser frees long texts late. */
const decodedCharacters = 2 ** 16;

/**
 * Decodes base64 in chunks of any length. White space is allowed, and the padding may be missing. When
 * {@link end} returns a fault, the decoded bytes have to be discarded.
 */
export class Base64Decoder {
  readonly #onBytes: (bytes: Bytes) => void;
  #pending = "";
  #isPadded = false;
  #fault: NotBase64 | undefined;

  constructor(onBytes: (bytes: Bytes) => void) {
    this.#onBytes = onBytes;
  }

  add(text: string): void {
    if (this.#fault !== undefined) return;
    this.#pending += text;
    if (this.#pending.length >= decodedCharacters) this.#decode("stop-before-partial");
  }

  /** Decodes the remaining characters. @returns why the text was not base64; `undefined` when it was. */
  end(): NotBase64 | undefined {
    this.#decode("loose");
    return this.#fault;
  }

  #decode(lastChunkHandling: "loose" | "stop-before-partial"): void {
    const text = this.#pending;
    this.#pending = "";
    const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
    try {
      const { read, written } = bytes.setFromBase64(text, { lastChunkHandling });
      // Only white space may follow the padding.
      if (this.#isPadded && (written > 0 || /\S/.test(text.slice(read)))) throw new SyntaxError();
      this.#isPadded ||= read === text.length && text.trimEnd().endsWith("=");
      // Without white space, of which there may be any amount.
      this.#pending = text.slice(read).replaceAll(/\s+/g, "");
      if (written > 0) this.#onBytes(bytes.subarray(0, written));
    } catch {
      this.#fault ??= faultOf(text);
    }
  }
}

function faultOf(text: string): NotBase64 {
  if (/^\s*data:/i.test(text)) return "data-url";
  if (/^[\w\s=-]*$/.test(text) && /[_-]/.test(text)) return "url-safe";
  return /[^A-Za-z0-9+/=\t\n\f\r ]/.test(text) ? "characters" : "length";
}
