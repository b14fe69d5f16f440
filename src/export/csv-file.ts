import type { LanguageTag } from "#i18n/languages.ts";
import { safeCutCell } from "./safe-cell.ts";
import { saveFile } from "./save-file.ts";

/**
 * Saves a table as CSV that a spreadsheet in the operator's language opens as it is: UTF-8 with its
 * mark, and no cell that would be run as a formula (what begins with `=`, `+`, `-`, `@`, a tab or a
 * line end gets a `'`), nor any that begins within a cell where a spreadsheet takes a semicolon or a
 * tab for the separator.
 * @param rows the heads of the columns first.
 * @param numbers which columns, counted from 0, have numbers with a decimal point.
 */
export async function saveTable(
  rows: readonly (readonly string[])[],
  name: string,
  tag: LanguageTag,
  numbers: readonly number[] = [],
): Promise<void> {
  saveFile(new Blob([await tableText(rows, tag, numbers)], { type: "text/csv" }), name);
}

/** The text of the file. */
export async function tableText(
  rows: readonly (readonly string[])[],
  tag: LanguageTag,
  numbers: readonly number[] = [],
): Promise<string> {
  const { default: papaparse } = await import("papaparse");
  const decimal = decimalSign(tag);
  // Where a comma separates the decimals, a spreadsheet expects semicolons between the cells.
  const delimiter = decimal === "," ? ";" : ",";
  const table = rows.map((row) =>
    row.map((text, index) =>
      numbers.includes(index) && /^-?\d+(?:\.\d+)?$/.test(text)
        ? text.replace(".", decimal)
        : safeCutCell(text),
    ),
  );
  return `\uFEFF${papaparse.unparse(table, { delimiter })}\r\n`;
}

const decimalSign = (tag: LanguageTag): string =>
  new Intl.NumberFormat(tag).formatToParts(0.5).find(({ type }) => type === "decimal")?.value ??
  ".";
