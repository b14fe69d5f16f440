/** Bytes in unshared memory. */
type Bytes = Uint8Array<ArrayBuffer>;

/** The media types that are recognized by their first bytes. */
type BinaryType = "image/png" | "image/jpeg" | "image/gif" | "image/webp" | "application/pdf";

/** What a file is by its bytes. A file of type `other` can only be downloaded. */
export type FileContent =
  | { readonly type: BinaryType | "other" }
  /** `text` is the beginning of a text file. */
  | { readonly type: "text"; readonly text: string };

/** Bytes of a text file that are shown. */
export const maxPreviewBytes = 1_000_000;

/** The bytes by which a type is recognized, one character for each byte, and their offset. */
const signatures: readonly (readonly [BinaryType, bytes: string, offset: number])[] = [
  ["image/png", "\x89PNG\r\n\x1a\n", 0],
  ["image/jpeg", "\xff\xd8\xff", 0],
  ["image/gif", "GIF87a", 0],
  ["image/gif", "GIF89a", 0],
  ["image/webp", "WEBP", 8],
  ["application/pdf", "%PDF-", 0],
];

/**
 * Detects what a file is by its bytes alone: its name and the service are not trusted.
 * @param bytes its beginning: more than {@link maxPreviewBytes} where the file is longer.
 */
export function fileContentOf(bytes: Bytes): FileContent {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const [type] = signatures.find(([, text, offset]) => start.startsWith(text, offset)) ?? [];
  if (type === "image/webp" && !start.startsWith("RIFF")) return { type: "other" };
  if (type !== undefined) return { type };
  const text = readPlainText(bytes);
  return text === undefined ? { type: "other" } : { type: "text", text };
}

/** Other encodings than UTF-8, by their byte-order marks. */
const encodings = new Map([
  ["fffe", "utf-16le"],
  ["feff", "utf-16be"],
]);

/**
 * Reads a text in UTF-8, or in UTF-16 with a byte-order mark; `undefined` when the bytes are no such text,
 * have control characters, or begin like HTML, XML, SVG or RTF.
 */
function readPlainText(bytes: Bytes): string | undefined {
  const encoding = encodings.get(bytes.subarray(0, 2).toHex()) ?? "utf-8";
  // `stream` leaves out a character that the cut goes through, instead of throwing.
  const stream = bytes.length > maxPreviewBytes;
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    const text = decoder.decode(bytes.subarray(0, maxPreviewBytes), { stream });
    const isMarkup = /^\s*(?:<[!?/\w]|\{\\rtf)/.test(text);
    return isMarkup || /(?![\t\n\v\f\r\x85])\p{Cc}/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}
