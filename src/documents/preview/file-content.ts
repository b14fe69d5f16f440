import { type Bytes, encodingOf, type FoundEncoding } from "./text-encoding.ts";

/** The media types that are recognized by their first bytes. */
type BinaryType =
  | "image/png"
  | "image/jpeg"
  | "image/gif"
  | "image/webp"
  | "image/bmp"
  | "image/avif"
  | "application/pdf";

/** What a file is by its bytes. A file of type `other` can only be downloaded. */
export type FileContent =
  | { readonly type: BinaryType | "other" }
  /** `bytes` are the beginning of a text file. */
  | ({ readonly type: "text"; readonly bytes: Bytes } & FoundEncoding);

type Signature = readonly [bytes: string, offset: number];

/** The bytes by which a type is recognized, one character for each byte, and their offsets. */
const signatures: readonly (readonly [BinaryType | "other", ...Signature[]])[] = [
  ["image/png", ["\x89PNG\r\n\x1a\n", 0]],
  // A damaged PNG, for example one that was transferred as text.
  ["other", ["\x89PNG", 0]],
  ["image/jpeg", ["\xff\xd8\xff", 0]],
  ["image/gif", ["GIF87a", 0]],
  ["image/gif", ["GIF89a", 0]],
  ["image/webp", ["RIFF", 0], ["WEBP", 8]],
  ["image/bmp", ["BM", 0], ["\0\0\0\0", 6]],
  ["image/avif", ["ftypavif", 4]],
];

/** PDF readers look for the header in this many first bytes, because scanners and gateways write data before it. */
const maxPdfOffset = 1024;
/** The header does not count within a line of text, which may only mention it. */
const pdfHeader = /(?:^|[^ -~])%PDF-\d/;

/**
 * Detects what a file is by its bytes alone: its name and the service are not trusted.
 * @param bytes its beginning: more than {@link maxPreviewBytes} where the file is longer.
 */
export function fileContentOf(bytes: Bytes): FileContent {
  const start = String.fromCharCode(...bytes.subarray(0, maxPdfOffset));
  const [type] =
    signatures.find(([, ...parts]) =>
      parts.every(([text, offset]) => start.startsWith(text, offset)),
    ) ?? [];
  if (type !== undefined) return { type };
  if (pdfHeader.test(start)) return { type: "application/pdf" };
  const found = encodingOf(bytes);
  return found ? { type: "text", bytes, ...found } : { type: "other" };
}
