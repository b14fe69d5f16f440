import { expect, test } from "vitest";
import { canPreview } from "../names/extension.ts";
import { fileContentOf, maxPreviewBytes } from "./file-content.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);
const latin = (text: string): Bytes => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test.each([
  ["image/png", latin("\x89PNG\r\n\x1a\n\0\0\0\rIHDR")],
  ["image/jpeg", latin("\xff\xd8\xff\xe0\0\x10JFIF")],
  ["image/gif", latin("GIF89a\x01\0")],
  ["image/webp", latin("RIFF\x24\0\0\0WEBPVP8 ")],
  ["application/pdf", latin("%PDF-1.7\n%\xe2\xe3\xcf\xd3")],
  ["text", utf8("Received, with thanks.\r\n\tPetrova")],
  ["text", utf8("дата;сумма\n11.05.2026;333,50")],
  ["text", latin("\xff\xfeA\0B\0")],
  ["text", latin("\xfe\xff\0A\0B")],
  ["text", latin("A\0B\0C\0")],
  ["text", latin("\0A\0B\0C")],
  ["application/pdf", latin("\xef\xbb\xbf\r\n%PDF-1.4\n")],
  ["application/pdf", latin(`@PJL SET COPIES=1\r\n${"x".repeat(900)}\n%PDF-1.3`)],
  ["text", utf8("A file of the kind %PDF-1.7 was lost")],
  ["image/jpeg", latin("\xff\xd8\xff\xdb\0C\0 and what follows it")],
  ["text", utf8("<<< not markup >>> 2 < 3")],
  ["other", utf8("<!doctype html><script>alert(1)</script>")],
  ["other", utf8(" \n<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")],
  ["other", utf8("\uFEFF<?xml version='1.0'?><a/>")],
  ["other", latin("\xff\xfe<\0s\0v\0g\0>\0")],
  ["other", utf8("{\\rtf1\\ansi hello}")],
  ["other", latin("MZ\x90\0\x03")],
  ["other", latin("\xd1\xf7\xb8\xf2 in windows-1251")],
  ["other", utf8("a\0b")],
  ["other", latin("RIFF\x24\0\0\0WAVEfmt ")],
  ["other", latin("\x89PNG, but cut")],
] as const)("detects %s by its bytes (%#)", (type, bytes) => {
  expect(fileContentOf(bytes).type).toBe(type);
});

test.each([
  ["Paid in full.\x1a", "Paid in full.␚"],
  ["\x1b@\x0fTotal 5.00\x12\r\n\f", "␛@␏Total 5.00␒\r\n\f"],
  ["deleted\x7f", "deleted␡"],
  ["padded\x1a\0\0\0", "padded␚"],
])("reads %j as text with pictures of its control characters", (received, text) => {
  expect(fileContentOf(utf8(received))).toEqual({ type: "text", text });
});

test("reads a text whose cut goes through a letter, but none that ends within one", () => {
  const cut = utf8("a".repeat(maxPreviewBytes - 1) + "ёжик");
  expect(fileContentOf(cut)).toEqual({ type: "text", text: "a".repeat(maxPreviewBytes - 1) });
  expect(fileContentOf(latin("abc\xd1"))).toEqual({ type: "other" });
});

test.each([
  ["receipt.pdf", true],
  ["SCAN.JPG", true],
  ["picture.svg", false],
  ["page.html", false],
  ["receipt.pdf.exe", false],
  ["letter.docx", false],
  [".pdf", false],
  ["", false],
])("offers a preview for %j: %s", (name, isOffered) => {
  expect(canPreview(name)).toBe(isOffered);
});
