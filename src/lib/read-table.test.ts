import fc from "fast-check";
import { expect, test } from "vitest";
import { delimiterOf, readTable } from "./read-table.ts";

test.each([
  ["a\tb\nc\td", "\t"],
  ["a;1,5\nb;2,5\nc;3", ";"],
  // Tabs win wherever the text has them.
  ['1\t"a, b,\nc, d, e,"\n2\tx', "\t"],
  ["a,b,c\nd,e,f\ng\th", "\t"],
  // What is quoted does not count, across lines.
  ['1;"a, b\nc, d\ne, f"\n2;x', ";"],
  ['1;"a\tb"\n2;x', ";"],
])("finds the delimiter of %j: %j", (text, delimiter) => {
  expect(delimiterOf(text)).toBe(delimiter);
});

test.each([
  ["a\tb\r\nc\td\r\n", ["a", "b"], ["c", "d"]],
  ['"a"\t"b ""c"""\t""', ["a", 'b "c"', ""]],
  ['1\t"two\nlines"\n2\tx', ["1", "two\nlines"], ["2", "x"]],
  // A quote within a cell, without an end, or with an end in the middle is a character.
  ['5" disk\tx\n"5 inch\ty\n"Lane" 17\tz', ['5" disk', "x"], ['"5 inch', "y"], ['"Lane" 17', "z"]],
  // As Excel copies them: the cell beside one that begins with a quote stays whole.
  ['1\t"Ромашка" ООО\t"Order:\n123456789012"', ["1", '"Ромашка" ООО', "Order:\n123456789012"]],
])("reads %j", (text, ...rows) => {
  expect(readTable(text)).toEqual(rows);
});

test("reads no more rows than asked for", () => {
  expect(readTable("1\n\n2\n3", "\t", 2)).toEqual([["1"], ["2"]]);
});

const delimiters = ["\t", ";", ","] as const;
/** A cell with any signs of a table in it. */
const cell = fc.string({
  unit: fc.constantFrom("a", "Я", "1", " ", '"', "\n", "\r\n", ...delimiters),
  maxLength: 8,
});
/** Writes a cell as spreadsheets do. Excel copies quotes as they are in a cell without line ends. */
const written = (text: string, delimiter: string, isQuoted: boolean) => {
  const isName = /^(?!")|^"[^"]+"[^"]/.test(text);
  return isQuoted || /[\r\n]/.test(text) || text.includes(delimiter) || !isName
    ? `"${text.replaceAll('"', '""')}"`
    : text;
};

test("reads back every table that a spreadsheet writes", () => {
  const table = fc.integer({ min: 2, max: 5 }).chain((width) =>
    fc.array(fc.array(fc.tuple(cell, fc.boolean()), { minLength: width, maxLength: width }), {
      minLength: 1,
      maxLength: 6,
    }),
  );
  fc.assert(
    fc.property(
      table,
      fc.constantFrom(...delimiters),
      fc.constantFrom("\n", "\r\n"),
      (rows, delimiter, lineEnd) => {
        const text = rows
          .map((cells) =>
            cells.map(([text, isQuoted]) => written(text, delimiter, isQuoted)).join(delimiter),
          )
          .join(lineEnd);
        const filled = rows
          .map((cells) => cells.map(([text]) => text))
          .filter((cells) => cells.some((text) => text.trim() !== ""));
        expect(readTable(text, delimiter)).toEqual(filled);
      },
    ),
  );
});
