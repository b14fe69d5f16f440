/** Bytes in memory of their own, as a `Response` or IndexedDB takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

// Node 20 has none.
const isNative: boolean = "fromBase64" in Uint8Array;

const digits = new TextEncoder().encode(
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/",
);

/** Writes bytes as base64. */
export const toBase64 = (bytes: Bytes): string =>
  isNative ? bytes.toBase64() : writtenByHand(bytes);

/** Three bytes to four digits; Node 20's `btoa` takes eight times as long. */
function writtenByHand(bytes: Bytes): string {
  const text = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    const three =
      ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
    for (let at = 0; at < 4; at += 1) text[to + at] = digits[(three >> (18 - 6 * at)) & 63] ?? 0;
  }
  const surplus = (3 - (bytes.length % 3)) % 3;
  return new TextDecoder("latin1").decode(text.fill(61, text.length - surplus));
}

/** Reads base64, white space allowed; `undefined` when it is not base64. */
export function fromBase64(text: string): Bytes | undefined {
  const compact = text.replaceAll(/[\t\n\f\r ]/g, "");
  if (compact.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(compact)) return undefined;
  if (isNative) return Uint8Array.fromBase64(compact);
  const binary = atob(compact);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
