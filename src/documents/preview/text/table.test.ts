import { expect, test } from "vitest";
import { maxRows, readTable } from "./read-table.ts";
import { delimiterOf } from "./table.ts";

test.each([
  ["day;time\n1;14:20\n", ";"],
  ["a\tb\tc\r\n1\t2\t3", "\t"],
  ["a,b,c\n1,2,3\n", ","],
  ['name;note\n1;"a;b\nc"\n', ";"],
  // Sentences.
  ["Dear Sir, \nthank you, \nbye, M.", undefined],
  ["Received with thanks.\nPetrova", undefined],
  ["one;line", undefined],
  ['{"a":1,"b":2,"c":3}\n{"a":1,"b":2,"c":3}', undefined],
  ["<a>1;2</a>\n<b>1;2</b>", undefined],
  ["", undefined],
])("finds in %j the delimiter %j", (text, delimiter) => {
  expect(delimiterOf(text, false)).toBe(delimiter);
});

test.each([
  ["title of the list\nday;time\n1;14:20\n", ";"],
  ["a,b\n1,2\n3\n", ","],
  ["Only words here\nand here\n", undefined],
  ["<table>;\n</table>;", undefined],
])("finds in %j, which is named like a table, %j", (text, delimiter) => {
  expect(delimiterOf(text, true)).toBe(delimiter);
});

test("reads quotes, and none that do not pair up", () => {
  expect(readTable('day;place\n1;"Lane; 17"\n', ";")).toMatchObject({
    heading: ["day", "place"],
    rows: [["1", "Lane; 17"]],
  });
  expect(readTable('1;"5 inch\n2;b\n', ";").rows).toEqual([
    ["1", '"5 inch'],
    ["2", "b"],
  ]);
});

test("keeps the first row of a table without a heading", () => {
  expect(readTable("1;a\n2;b", ";")).toMatchObject({
    heading: [],
    rows: [
      ["1", "a"],
      ["2", "b"],
    ],
  });
});

const rows = (count: number) => Array.from({ length: count }, (_, index) => `${index};x`);

test("reads only the first rows and columns, and tells that there are more", () => {
  const whole = readTable(["no;name", ...rows(maxRows)].join("\n"), ";");
  expect([whole.rows.length, whole.hasMoreRows]).toEqual([maxRows, false]);
  const cut = readTable(["no;name", ...rows(maxRows + 1)].join("\n"), ";");
  expect([cut.rows.length, cut.hasMoreRows]).toEqual([maxRows, true]);
  const wide = readTable("x;".repeat(60), ";");
  expect([wide.rows[0]?.length, wide.hasMoreColumns]).toEqual([50, true]);
});
