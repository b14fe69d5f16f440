import { safeCutCell } from "./safe-cell.ts";
import { saveFile } from "./save-file.ts";

/**
 * Saves a table as CSV that a spreadsheet opens as it is: UTF-8 with its mark, and no cell that
 * would be run as a formula (what begins with `=`, `+`, `-`, `@`, a tab or a line end gets a `'`),
 * nor any that begins within a cell where a spreadsheet takes a semicolon or a tab for the separator.
 * @param rows the heads of the columns first.
 */
export async function saveTable(rows: readonly (readonly string[])[], name: string): Promise<void> {
  saveFile(new Blob([await tableText(rows)], { type: "text/csv" }), name);
}

/** The text of the file. */
export async function tableText(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papaparse } = await import("papaparse");
  const table = rows.map((row) => row.map(safeCutCell));
  return `\uFEFF${papaparse.unparse(table)}\r\n`;
}
