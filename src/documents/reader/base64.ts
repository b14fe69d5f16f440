/** Bytes in memory of their own, as a `Blob` takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Why content is not base64: how it is written, a character that does not belong there, its length, or
 * that it is no text at all.
 */
export type NotBase64 = "data-url" | "url-safe" | "characters" | "length" | "not-text";

// Long enough to decode fast, short enough for the memory of a phone.
const decodedCharacters = 2 ** 20;

/**
 * Decodes base64 that comes in chunks of any length. White space is allowed, and the padding may be
 * missing; anything else is named at the end, and then what was handed over is no file.
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

  /** Why it was no base64 after all; `undefined` when it was. */
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
      // Nothing but white space may come behind the padding.
      if (this.#isPadded && (written > 0 || /\S/.test(text.slice(read)))) throw new SyntaxError();
      this.#isPadded ||= read === text.length && text.trimEnd().endsWith("=");
      // Without its white space, which could be added to without end.
      this.#pending = text.slice(read).replaceAll(/\s+/g, "");
      if (written > 0) this.#onBytes(bytes.subarray(0, written));
    } catch {
      this.#fault ??= whyNot(text);
    }
  }
}

function whyNot(text: string): NotBase64 {
  if (/^\s*data:/i.test(text)) return "data-url";
  if (/^[\w\s=-]*$/.test(text) && /[_-]/.test(text)) return "url-safe";
  return /[^A-Za-z0-9+/=\t\n\f\r ]/.test(text) ? "characters" : "length";
}
