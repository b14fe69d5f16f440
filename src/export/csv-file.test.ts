import { expect, test } from "vitest";
import { tableText } from "./csv-file.ts";

test("a table is CSV with a byte-order mark, its cells quoted where they must be", async () => {
  expect(
    await tableText(
      [
        ["Case", "Note"],
        ["900453", 'says "no", twice'],
      ],
      "en-GB",
    ),
  ).toBe('\uFEFFCase,Note\r\n900453,"says ""no"", twice"\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "＝1", "\ta", "\ra"])(
  "a cell that a spreadsheet would run is text: %j",
  async (cell) => {
    expect(await tableText([[cell]], "en-GB")).toMatch(/^\uFEFF"?'/);
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
])("nor is a formula run out of %j where a semicolon or a tab is the separator", async (cell) => {
  const text = await tableText([["900453", cell, "1500,00"]], "en-GB");
  expect(text.slice(1).split(/[;\t\r\n]/)).not.toContainEqual(
    expect.stringMatching(/^["\s]*[=+\-@＝]/u),
  );
  expect(text.replaceAll("'", "").replaceAll('""', '"')).toContain(cell.replaceAll("'", ""));
});

test("a gap of a million lines is passed in one go", async () => {
  const gap = "\n".repeat(1_000_000);
  expect(await tableText([[`a${gap}b;${gap}=1`]], "en-GB")).toBe(`\uFEFF"a${gap}b;${gap}'=1"\r\n`);
});

test("signs within a text stay as they are", async () => {
  expect(await tableText([["a-b; c=d, e"]], "en-GB")).toBe('\uFEFF"a-b; c=d, e"\r\n');
});

test("in Russian a cell ends at a semicolon and a number has a decimal comma", async () => {
  expect(await tableText([["900453", "12.05", "12.05"]], "ru-RU", [1])).toBe(
    "\uFEFF900453;12,05;12.05\r\n",
  );
});
