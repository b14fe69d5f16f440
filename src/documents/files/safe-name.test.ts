import { expect, test } from "vitest";
import { safeName, withSaveNames } from "./safe-name.ts";

test.each(["receipt.pdf", "Чек №5.pdf", "領収書 2026.png", "a".repeat(116) + ".pdf"])(
  "does not change %j",
  (name) => {
    expect(safeName(name, 1)).toBe(name);
  },
);

test.each([
  ["../../etc/passwd", "etc_passwd"],
  ["C:\\fakepath\\receipt.pdf", "C__fakepath_receipt.pdf"],
  ["receipt\u202Efdp.exe", "receiptfdp.exe.bin"],
  ["a\0b\r\nc\u0085.pdf", "abc.pdf"],
  ["CON", "CON_"],
  ["invoice.pdf . . ", "invoice.pdf"],
  ["x.lnk", "x.lnk.bin"],
  ["a.pdf.exe", "a.pdf.exe.bin"],
  ["receipt.pdf.html", "receipt.pdf.html.bin"],
  ["x.{ED7BA470-8E54-465E-825C-99712043E01C}", "x.{ED7BA470-8E54-465E-825C-99712043E01C}.bin"],
  ['<b>"a"?*|.pdf', "_b_a_.pdf"],
  ["scan 2026-05-11 4111-1111-1111-1111.pdf", "scan 2026-05-11 4111xxxxxxxx1111.pdf"],
  ["", "document-3"],
  [".pdf", "document-3.pdf"],
])("saves %j as %j", (name, safe) => {
  expect(safeName(name, 3)).toBe(safe);
});

test.each([
  ["a".repeat(300) + ".pdf", "a".repeat(116) + ".pdf"],
  ["🙂".repeat(300) + ".txt", "🙂".repeat(59) + ".txt"],
  ["a".repeat(104) + "4111111111111111.pdf", "a".repeat(104) + "4111xxxxxxxx.pdf"],
  ["a".repeat(300) + ".exe", "a".repeat(116) + ".exe.bin"],
])("shortens a long name and keeps its extension", (name, safe) => {
  expect(safeName(name, 1)).toBe(safe);
});

test("gives every file a unique name", () => {
  const saved = [
    ["a.pdf", "a.pdf"],
    ["A.PDF", "A (2).PDF"],
    ["a.pdf", "a (3).pdf"],
    ["", "document-4"],
    ["σας.pdf", "σας.pdf"],
    ["σασ.pdf", "σασ (2).pdf"],
  ] as const;
  const files = withSaveNames(saved.map(([name]) => ({ name })));
  expect(files.map(({ saveName }) => saveName)).toEqual(saved.map(([, unique]) => unique));
});
