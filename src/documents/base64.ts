/** Bytes in memory of their own, as a `Blob` takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Why content is not base64: how it is written, a sign that does not belong there, its length, or
 * that it is no text at all.
 */
export const notBase64 = ["data-url", "url-safe", "characters", "length", "not-text"] as const;
export type NotBase64 = (typeof notBase64)[number];

/**
 * Reads a file's content. White space is allowed, and the padding may be missing; anything else is
 * told by name, and nothing of it is decoded.
 */
export function readBase64(text: string): Bytes | NotBase64 {
  try {
    return Uint8Array.fromBase64(text, { lastChunkHandling: "loose" });
  } catch {
    return whyNot(text);
  }
}

function whyNot(text: string): NotBase64 {
  if (/^\s*data:/i.test(text)) return "data-url";
  if (/^[\w\s=-]*$/.test(text) && /[_-]/.test(text)) return "url-safe";
  return /[^A-Za-z0-9+/=\t\n\f\r ]/.test(text) ? "characters" : "length";
}
