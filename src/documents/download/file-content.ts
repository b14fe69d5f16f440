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
];

/** Programs that read PDF look for its header in so many bytes: scanners and gateways write before it. */
const maxPdfOffset = 1024;
/** Not within a line of text, which may speak of it. */
const pdfHeader = /(?:^|[^ -~])%PDF-\d/;

/**
 * Detects what a file is by its bytes alone: its name and the service are not trusted.
 * @param bytes its beginning: more than {@link maxPreviewBytes} where the file is longer.
 */
export function fileContentOf(bytes: Bytes): FileContent {
  const start = String.fromCharCode(...bytes.subarray(0, maxPdfOffset));
  const [type] = signatures.find(([, text, offset]) => start.startsWith(text, offset)) ?? [];
  if (type === "image/webp" && !start.startsWith("RIFF")) return { type: "other" };
  if (type !== undefined) return { type };
  if (pdfHeader.test(start)) return { type: "application/pdf" };
  const text = readPlainText(bytes, start);
  return text === undefined ? { type: "other" } : { type: "text", text };
}

/** Other encodings than UTF-8, by their byte-order marks. */
const encodings = new Map([
  ["fffe", "utf-16le"],
  ["feff", "utf-16be"],
]);

/** The beginning of a text in UTF-16 without a byte-order mark. */
const utf16Start = /^(?:([\t\n\r -~]\0){3}|(?:\0[\t\n\r -~]){3})/;

function encodingOf(bytes: Bytes, start: string): string {
  const [found, isLittleEndian] = utf16Start.exec(start) ?? [];
  const marked = encodings.get(bytes.subarray(0, 2).toHex());
  return marked ?? (found === undefined ? "utf-8" : isLittleEndian ? "utf-16le" : "utf-16be");
}

/** Padding that old programs write after a text. */
const padding = /\0+$/;
/** Controls other than white space: codes for printers, and the end-of-file sign of DOS. */
const controls = /(?![\t\n\v\f\r\x85])\p{Cc}/gu;

/** The picture of a control character, such as `␛`; Unicode has none of those behind DEL. */
function controlPicture(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? "␡" : "\uFFFD";
}

/**
 * Reads a text in UTF-8 or UTF-16, with pictures in place of control characters; `undefined` when the bytes are no
 * such text, have a NUL in it, or begin like HTML, XML, SVG or RTF.
 * @param start the first bytes, one character for each.
 */
function readPlainText(bytes: Bytes, start: string): string | undefined {
  const encoding = encodingOf(bytes, start);
  // `stream` leaves out a character that the cut goes through, instead of throwing.
  const stream = bytes.length > maxPreviewBytes;
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    const text = decoder
      .decode(bytes.subarray(0, maxPreviewBytes), { stream })
      .replace(padding, "");
    const isMarkup = /^\s*(?:<[!?/\w]|\{\\rtf)/.test(text);
    if (isMarkup || text.includes("\0")) return undefined;
    return text.replaceAll(controls, controlPicture);
  } catch {
    return undefined;
  }
}
