import type { Bytes } from "./base64.ts";

/** What the bytes of a file say it is; `other` is everything that is only ever downloaded. */
export type FileKind = "png" | "jpeg" | "gif" | "webp" | "pdf" | "text" | "other";

/** How much of a text is looked at, in bytes. */
export const longestPreview = 1_000_000;

/** What files of a kind begin with, a character a byte, and where. */
const signatures: readonly (readonly [FileKind, start: string, at: number])[] = [
  ["png", "\x89PNG\r\n\x1a\n", 0],
  ["jpeg", "\xff\xd8\xff", 0],
  ["gif", "GIF87a", 0],
  ["gif", "GIF89a", 0],
  ["webp", "WEBP", 8],
  ["pdf", "%PDF-", 0],
];

/** What a file is, by its bytes alone: never by its name, nor by what the service says. */
export function fileKindOf(bytes: Bytes): FileKind {
  const start = String.fromCharCode(...bytes.subarray(0, 16));
  const [kind] = signatures.find(([, text, at]) => start.startsWith(text, at)) ?? [];
  if (kind === "webp" && !start.startsWith("RIFF")) return "other";
  return kind ?? (isPlainText(bytes) ? "text" : "other");
}

/**
 * The beginning of a text: UTF-8, or UTF-16 with a byte-order mark.
 * @throws TypeError when the bytes are not that.
 */
export function readStart(bytes: Bytes): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? "utf-16le"
      : first === 0xfe && second === 0xff
        ? "utf-16be"
        : "utf-8";
  // A character that the cut goes through is left out, not an error.
  return new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, longestPreview), {
    stream: bytes.length > longestPreview,
  });
}

/** No control characters, and no beginning of HTML, XML, SVG or RTF, which programs act upon. */
function isPlainText(bytes: Bytes): boolean {
  try {
    const text = readStart(bytes);
    return !/(?![\t\n\v\f\r\x85])\p{Cc}/u.test(text) && !/^\s*(?:<[!?/\w]|\{\\rtf)/.test(text);
  } catch {
    return false;
  }
}
