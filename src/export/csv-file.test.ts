import { expect, test } from "vitest";
import { csvFile } from "./csv-file.ts";

/** The text of a file, without its byte-order mark. */
const textOf = async (...parameters: Parameters<typeof csvFile>) =>
  (await csvFile(...parameters).text()).replace(/^\uFEFF/, "");

test("quotes cells, and begins with a byte-order mark", async () => {
  const rows = [["900453", 'says "no", twice; a-b = c']];
  const bytes = new Uint8Array(await csvFile(rows, "en-GB").arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  expect(await textOf(rows, "en-GB")).toBe('900453,"says ""no"", twice; a-b = c"\r\n');
});

test("uses semicolons and decimal commas in Russian", async () => {
  const text = await textOf([["900453", "12.05", "12.05"]], "ru-RU", [1]);
  expect(text).toBe("900453;12,05;12.05\r\n");
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "＝1", "\ta", "\ra"])(
  "puts a quote before a cell that a spreadsheet would run: %j",
  async (cell) => {
    expect(await textOf([[cell]], "en-GB")).toMatch(/^"?'/);
  },
);

test.each([
  "Fraud;=cmd|'/c calc'!A1;",
  "a; +1",
  'says "no"\n=1+1',
  "a\t@SUM(A1)",
  "a;＝1",
  "a\r\n\n-1",
  'x;"=1+1;',
  'x;" ""+1',
  "x;;\n =1",
])("runs no formula of %j when it is split at semicolons or tabs", async (cell) => {
  const text = await textOf([["900453", cell, "1500,00"]], "en-GB");
  expect(text.split(/[;\t\r\n]/)).not.toContainEqual(expect.stringMatching(/^["\s]*[=+\-@＝]/u));
  expect(text.replaceAll("'", "").replaceAll('""', '"')).toContain(cell.replaceAll("'", ""));
});

test("reads a million line ends in linear time", async () => {
  const gap = "\n".repeat(1_000_000);
  expect(await textOf([[`a${gap}b;${gap}=1`]], "en-GB")).toBe(`"a${gap}b;${gap}'=1"\r\n`);
});
