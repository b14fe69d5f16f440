/** What a file is by its bytes, and the media type told to the browser. One of kind `other` can only be downloaded. */
export type FileContent =
  | { readonly kind: "image" | "pdf" | "other"; readonly type: string }
  /** `bytes` are the beginning of a text file. */
  | {
      readonly kind: "text";
      readonly type: "text/plain";
      readonly bytes: Bytes;
      readonly encoding: TextEncoding;
    };

/** By the beginning of a file with one character for each byte. */
const imageTypes: readonly (readonly [string, RegExp])[] = [
  ["image/png", /^\x89PNG\r\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/gif", /^GIF8[79]a/],
  ["image/webp", /^RIFF.{4}WEBP/s],
  ["image/bmp", /^BM.{4}\0{4}/s],
  ["image/avif", /^.{4}ftypavif/s],
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
  const [type] = imageTypes.find(([, beginning]) => beginning.test(start)) ?? [];
  if (type !== undefined) return { kind: "image", type };
  if (pdfHeader.test(start)) return { kind: "pdf", type: "application/pdf" };
  const encoding = encodingOf(bytes);
  if (encoding) return { kind: "text", type: "text/plain", bytes, encoding };
  return { kind: "other", type: "application/octet-stream" };
}

/** Bytes in unshared memory. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** The most bytes of a text file that are shown. */
export const maxPreviewBytes = 1_000_000;

type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1251";

const utf16Marks = new Map<string, TextEncoding>([
  ["fffe", "utf-16le"],
  ["feff", "utf-16be"],
]);

/** The encoding of bytes that may be a text; `undefined` when they are no text. */
function encodingOf(bytes: Bytes): TextEncoding | undefined {
  const utf16 = utf16Marks.get(bytes.subarray(0, 2).toHex());
  const encoding = utf16 ?? (isUtf8(bytes) ? "utf-8" : "windows-1251");
  const text = decodeText(bytes, encoding);
  const isBinary = text.includes("\0") || (encoding === "windows-1251" && hasManyControls(text));
  return isBinary ? undefined : encoding;
}

/** Also with a few damaged bytes: text in another encoding hardly ever forms characters of UTF-8. */
function isUtf8(bytes: Bytes): boolean {
  const text = decodeText(bytes, "utf-8");
  const damaged = text.split("\uFFFD").length - 1;
  return (text.match(/[^\0-\x7f\uFFFD]/gu) ?? []).length >= 4 * damaged;
}

/** Any bytes can be read as windows-1251, but a text has a smaller share of control characters. */
const maxControlShare = 0.05;

const hasManyControls = (text: string): boolean =>
  (text.match(controls) ?? []).length > text.length * maxControlShare;

/** Padding that old programs write after a text. */
const padding = /\0+$/;
/** Control characters other than white space: codes for printers, and the end-of-file sign of DOS. */
const controls = /(?![\t\n\v\f\r\x85])\p{Cc}/gu;

export function decodeText(bytes: Bytes, encoding: TextEncoding): string {
  // `stream` leaves out a character that was cut apart at the end.
  const stream = bytes.length > maxPreviewBytes;
  const shown = bytes.subarray(0, maxPreviewBytes);
  return new TextDecoder(encoding).decode(shown, { stream }).replace(padding, "");
}
