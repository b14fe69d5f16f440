import { type Bytes, type NotBase64, readBase64 } from "../base64.ts";

// Long enough to decode fast, short enough for the memory of a phone.
const longestPending = 2 ** 20;
const whiteSpace = /[\t\n\f\r ]+/g;

/** Reads base64 that comes in pieces of any length, as strictly as `readBase64` does the whole. */
export function createBase64Pieces(onBytes: (bytes: Bytes) => void) {
  let pending = "";
  let fault: NotBase64 | undefined;
  let isPadded = false;

  function decode(text: string) {
    if (fault !== undefined || text.replaceAll(whiteSpace, "") === "") return;
    const bytes = isPadded ? "length" : readBase64(text);
    if (typeof bytes === "string") fault = bytes;
    else onBytes(bytes);
    // Nothing may come behind it.
    isPadded = text.endsWith("=");
  }

  return {
    add(text: string): void {
      pending += text;
      if (pending.length < longestPending) return;
      const dense = pending.replaceAll(whiteSpace, "");
      const whole = dense.length - (dense.length % 4);
      decode(dense.slice(0, whole));
      pending = dense.slice(whole);
    },
    /** Why it was no base64 after all; then what was handed over is no file. */
    end(): NotBase64 | undefined {
      decode(pending);
      return fault;
    },
  };
}
