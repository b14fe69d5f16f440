/** Bytes in a buffer that is not shared, as `Response` and IndexedDB require. */
export type Bytes = Uint8Array<ArrayBuffer>;

// Node lacks these methods of `Uint8Array`, so its `Buffer` is used there.
const isNative: boolean = "fromBase64" in Uint8Array;

export const toBase64 = (bytes: Bytes): string =>
  isNative
    ? bytes.toBase64()
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("base64");

/** Reads base64, white space allowed; `undefined` when it is not base64. */
export function fromBase64(text: string): Bytes | undefined {
  const compact = text.replaceAll(/[\t\n\f\r ]/g, "");
  if (compact.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(compact)) return undefined;
  return isNative ? Uint8Array.fromBase64(compact) : new Uint8Array(Buffer.from(compact, "base64"));
}
