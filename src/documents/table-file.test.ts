import { expect, test } from "vitest";
import { tableText } from "./table-file.ts";

test("a table is CSV with a byte-order mark, its cells quoted where they must be", async () => {
  expect(
    await tableText([
      ["Case", "Note"],
      ["900453", 'says "no", twice'],
    ]),
  ).toBe('\uFEFFCase,Note\r\n900453,"says ""no"", twice"\r\n');
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "＝1", "\ta", "\ra"])(
  "a cell that a spreadsheet would run is text: %j",
  async (cell) => {
    expect(await tableText([[cell]])).toMatch(/^\uFEFF"?'/);
  },
);
