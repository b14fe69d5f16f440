import type { LanguageTag } from "#i18n/languages.ts";
import { escapeAllFormulas } from "./escape-formulas.ts";

/**
 * Writes a table as CSV for a spreadsheet in the operator's language: UTF-8 with a byte-order mark, and
 * with a `'` before every formula, also before one that begins within a cell where a spreadsheet splits
 * the cell at a semicolon or a tab.
 * @param rows a head row first.
 * @param numbers the columns, counted from 0, that have numbers with a decimal point.
 */
export function csvFile(
  rows: readonly (readonly string[])[],
  tag: LanguageTag,
  numbers: readonly number[] = [],
): Blob {
  const decimal = (0.5).toLocaleString(tag).charAt(1);
  // With a decimal comma, a spreadsheet expects semicolons between the cells.
  const delimiter = decimal === "," ? ";" : ",";
  const table = rows.map((row) =>
    row.map((text, index) =>
      numbers.includes(index) && /^-?\d+(?:\.\d+)?$/.test(text)
        ? text.replace(".", decimal)
        : escapeAllFormulas(text),
    ),
  );
  const written = (text: string) =>
    text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text)
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  const lines = table.map((row) => `${row.map(written).join(delimiter)}\r\n`);
  return new Blob(["\uFEFF", ...lines]);
}
