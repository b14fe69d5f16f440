import { expect, test } from "vitest";
import { type Bytes, decodeText, fileContentOf, maxPreviewBytes } from "./file-content.ts";

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const latin = (text: string): Bytes => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ["image/png", latin("\x89PNG\r\n\x1a\n\0\0\0\rIHDR")],
  ["image/webp", latin("RIFF\x24\0\0\0WEBPVP8 ")],
  ["application/pdf", latin("%PDF-1.7\n%\xe2\xe3\xcf\xd3")],
  ["text/plain", utf8("Received, with thanks.\r\n\tPetrova")],
  ["text/plain", latin("\xff\xfeA\0B\0")],
  ["application/pdf", latin(`@PJL SET COPIES=1\r\n${"x".repeat(900)}\n%PDF-1.3`)],
  ["text/plain", utf8(" \n<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")],
  ["image/avif", latin("\0\0\0\x1cftypavif\0\0\0\0")],
  ["text/plain", utf8("BMW, colour red")],
  // Codes of a printer, as receipts have them.
  ["text/plain", utf8("\x1b@\x1bM\x0fRECEIPT 12.50\x12\x1b2\n")],
  ["application/octet-stream", latin("\x01\xe2\x1b\x02\xff\x8f\x07\x99")],
  ["application/octet-stream", latin("PK\x03\x04\x14\0\x06\0")],
  ["application/octet-stream", utf8("a\0b")],
] as const)("detects %s by its bytes (%#)", (type, bytes) => {
  expect(fileContentOf(bytes).type).toBe(type);
});

/** The text of a file, as it is shown. */
function textOf(bytes: Bytes) {
  const content = fileContentOf(bytes);
  return content.kind === "text" ? decodeText(content.bytes, content.encoding) : undefined;
}

test.each([
  ["\xd1\xf7\xb8\xf2 \xb9 5", "Счёт № 5"],
  ["\xff\xfe\x21\x04\x47\x04\x51\x04\x42\x04", "Счёт"],
  // One byte of a text in UTF-8 is lost.
  ["\xd0\x9e\xd0\xbf\xd0\xbb\xd0\xb0\xd1\x82\xb0 ok", "Оплат\uFFFD ok"],
])("reads the bytes %j as %j", (bytes, text) => {
  expect(textOf(latin(bytes))).toBe(text);
});

test("reads a text whose cut goes through a letter", () => {
  const cut = utf8("a".repeat(maxPreviewBytes - 1) + "ёжик");
  expect(textOf(cut)).toBe("a".repeat(maxPreviewBytes - 1));
});
