/** Bytes in memory of their own, as a `Response` or IndexedDB takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

// Node 20 has none.
const isNative: boolean = "fromBase64" in Uint8Array;

// A multiple of three, so that the pieces join without padding; small enough for a call's arguments.
const pieceLength = 24_576;

/** Writes bytes as base64. */
export function toBase64(bytes: Bytes): string {
  if (isNative) return bytes.toBase64();
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += pieceLength) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + pieceLength))));
  }
  return pieces.join("");
}

/** Reads base64, white space allowed; `undefined` when it is not base64. */
export function fromBase64(text: string): Bytes | undefined {
  const digits = text.replaceAll(/[\t\n\f\r ]/g, "");
  if (digits.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(digits)) return undefined;
  if (isNative) return Uint8Array.fromBase64(digits);
  const binary = atob(digits);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
