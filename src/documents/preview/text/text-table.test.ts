import { expect, test } from "vitest";
import { maxRows, readTextTable } from "./text-table.ts";

test.each([
  ["day;time\n1;14:20\n", 2],
  ["a,b,c\n1,2,3\n", 3],
  ['name;note\n1;"a;b\nc"\n', 2],
  // Sentences.
  ["Dear Sir, \nthank you, \nbye, M.", undefined],
  ['{"a":1,"b":2,"c":3}\n{"a":1,"b":2,"c":3}', undefined],
])("takes %j for a table of this width: %j", (text, width) => {
  expect(readTextTable(text, false)?.rows[0]?.length).toBe(width);
});

test.each([
  ["title of the list\nday;time\n1;14:20\n", true],
  ["Only words here\nand here\n", false],
])("takes %j, which is named like a table, for one: %j", (text, isTable) => {
  expect(readTextTable(text, true) !== undefined).toBe(isTable);
});

test("shows a heading, and quoted cells beside one that begins with a quote", () => {
  expect(readTextTable('day;place\n1;"Lane; 17"\n2;"Lane" 17\n', false)).toMatchObject({
    heading: ["day", "place"],
    rows: [
      ["1", "Lane; 17"],
      ["2", '"Lane" 17'],
    ],
  });
});

test("keeps the first row of a table without a heading", () => {
  expect(readTextTable("1;a\n2;b", false)).toMatchObject({
    heading: [],
    rows: [
      ["1", "a"],
      ["2", "b"],
    ],
  });
});

const rows = (count: number) => Array.from({ length: count }, (_, index) => `${index};x`);

test("reads only the first rows and columns, and tells that there are more", () => {
  const whole = readTextTable(["no;name", ...rows(maxRows)].join("\n"), false);
  expect([whole?.rows.length, whole?.isCut]).toEqual([maxRows, false]);
  const cut = readTextTable(["no;name", ...rows(maxRows + 1)].join("\n"), false);
  expect([cut?.rows.length, cut?.isCut]).toEqual([maxRows, true]);
  const wide = readTextTable("1;".repeat(60), true);
  expect([wide?.rows[0]?.length, wide?.isCut]).toEqual([50, true]);
});
