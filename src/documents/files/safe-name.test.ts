import { expect, test } from "vitest";
import { safeName, safeNames } from "./safe-name.ts";

test.each([
  "receipt.pdf",
  "Чек №5.pdf",
  "Счёт-фактура (копия).xlsx",
  "مستند.pdf",
  "領収書 2026.png",
  "report.v2.html",
  "a".repeat(116) + ".pdf",
])("does not change %j", (name) => {
  expect(safeName(name, 1)).toBe(name);
});

test.each([
  ["../../etc/passwd", "etc_passwd"],
  ["C:\\fakepath\\receipt.pdf", "C__fakepath_receipt.pdf"],
  ["receipt\u202Efdp.exe", "receiptfdp.exe.bin"],
  ["\u2066in\u2069voice\u200B.pdf", "invoice.pdf"],
  ["a\0b\r\nc\u0085.pdf", "abc.pdf"],
  ["half \uD83D.png", "half .png"],
  ["CON", "CON_"],
  ["invoice.pdf . . ", "invoice.pdf"],
  [".htaccess", "htaccess"],
  ["x.lnk", "x.lnk.bin"],
  ["desktop.ini", "desktop.ini.bin"],
  ["a.pdf.exe", "a.pdf.exe.bin"],
  ["receipt.pdf.html", "receipt.pdf.html.bin"],
  ["a.pdf                              .exe", "a.pdf .exe.bin"],
  ["a.exe\u00A0", "a.exe.bin"],
  ["x.{ED7BA470-8E54-465E-825C-99712043E01C}", "x.{ED7BA470-8E54-465E-825C-99712043E01C}.bin"],
  ["a.one", "a.one.bin"],
  ['<b>"a"?*|.pdf', "_b_a_.pdf"],
  ["4111\u200B111111111111.pdf", "4111xxxxxxxx1111.pdf"],
  ["scan 2026-05-11 4111-1111-1111-1111.pdf", "scan 2026-05-11 4111xxxxxxxx1111.pdf"],
  ["4111    1111    1111    1111.pdf", "4111xxxxxxxx1111.pdf"],
  ["", "document-3"],
  ["..", "document-3"],
  [".pdf", "document-3.pdf"],
  [".exe", "document-3.exe.bin"],
])("saves %j as %j", (name, safe) => {
  expect(safeName(name, 3)).toBe(safe);
});

test.each([
  ["a".repeat(300) + ".pdf", "a".repeat(116) + ".pdf"],
  ["領".repeat(300) + ".png", "領".repeat(78) + ".png"],
  ["🙂".repeat(300) + ".txt", "🙂".repeat(59) + ".txt"],
  ["\u0958".repeat(300) + ".pdf", "\u0915\u093C".repeat(39) + ".pdf"],
  ["a".repeat(300), "a".repeat(120)],
  ["a".repeat(104) + "4111111111111111.pdf", "a".repeat(104) + "4111xxxxxxxx.pdf"],
  ["a".repeat(115) + " b".repeat(100) + ".pdf", "a".repeat(115) + ".pdf"],
  ["a".repeat(300) + ".exe", "a".repeat(116) + ".exe.bin"],
])("shortens a long name and keeps its extension", (name, safe) => {
  expect(safeName(name, 1)).toBe(safe);
});

test("gives every file a unique name", () => {
  const saved = [
    ["a.pdf", "a.pdf"],
    ["A.PDF", "A (2).PDF"],
    ["a.pdf", "a (3).pdf"],
    ["a (2).pdf", "a (2) (2).pdf"],
    ["", "document-5"],
    ["document-5", "document-5 (2)"],
    ["a\u200B.pdf", "a (4).pdf"],
    ["σας.pdf", "σας.pdf"],
    ["σασ.pdf", "σασ (2).pdf"],
  ] as const;
  const names = safeNames(saved.map(([name]) => ({ name })));
  expect(names).toEqual(saved.map(([, unique]) => unique));
});
