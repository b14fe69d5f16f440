import type { Bytes } from "./base64.ts";

/** The kind of a file by its bytes. A file of kind `other` can only be downloaded. */
export type FileKind = "png" | "jpeg" | "gif" | "webp" | "pdf" | "text" | "other";

/** Bytes of a text file that are read for its kind and its preview. */
export const maxPreviewBytes = 1_000_000;

/** The bytes by which a kind is recognized, one character for each byte, and their offset. */
const signatures: readonly (readonly [FileKind, bytes: string, offset: number])[] = [
  ["png", "\x89PNG\r\n\x1a\n", 0],
  ["jpeg", "\xff\xd8\xff", 0],
  ["gif", "GIF87a", 0],
  ["gif", "GIF89a", 0],
  ["webp", "WEBP", 8],
  ["pdf", "%PDF-", 0],
];

/** Detects the kind of a file by its bytes alone: its name and the service are not trusted. */
export function fileKindOf(bytes: Bytes): FileKind {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const [kind] = signatures.find(([, text, offset]) => start.startsWith(text, offset)) ?? [];
  if (kind === "webp" && !start.startsWith("RIFF")) return "other";
  return kind ?? (isPlainText(bytes) ? "text" : "other");
}

/**
 * Decodes the beginning of a text in UTF-8, or in UTF-16 with a byte-order mark.
 * @param bytes more than {@link maxPreviewBytes} where the text is longer.
 * @throws TypeError when the bytes are not such a text.
 */
export function readBeginning(bytes: Bytes): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? "utf-16le"
      : first === 0xfe && second === 0xff
        ? "utf-16be"
        : "utf-8";
  // `stream` leaves out a character that the cut goes through, instead of throwing.
  return new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, maxPreviewBytes), {
    stream: bytes.length > maxPreviewBytes,
  });
}

/** Whether it is a text without control characters that does not begin like HTML, XML, SVG or RTF. */
function isPlainText(bytes: Bytes): boolean {
  try {
    const text = readBeginning(bytes);
    return !/(?![\t\n\v\f\r\x85])\p{Cc}/u.test(text) && !/^\s*(?:<[!?/\w]|\{\\rtf)/.test(text);
  } catch {
    return false;
  }
}
