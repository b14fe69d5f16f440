import { type Delimiter, delimiterOf, isHeading, readTable } from "#lib/read-table.ts";

export const maxRows = 1000;
export const maxColumns = 50;
/** In rows. */
const sampleSize = 20;

export interface TextTable {
  /** Empty where the table has none. */
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly isCut: boolean;
}

/**
 * Reads a text that is a table, such as CSV; `undefined` for any other text.
 * @param isNamedTable whether the file's name says that it is a table.
 */
export function readTextTable(text: string, isNamedTable: boolean): TextTable | undefined {
  if (/^\s*[<{[]/.test(text)) return undefined;
  const delimiter = delimiterOf(text);
  const data = readTable(text, delimiter, maxRows + 2);
  if (!isTable(data.slice(0, sampleSize), delimiter, isNamedTable)) return undefined;
  const [first = []] = data;
  const heading = isHeading(first) ? first : [];
  const rows = data.slice(heading === first ? 1 : 0);
  return {
    heading: shown(heading),
    rows: rows.slice(0, maxRows).map(shown),
    isCut: rows.length > maxRows || data.some((cells) => cells.length > maxColumns),
  };
}

/** Whether all rows have the same number of cells; where the name says so, whether most of them have several. */
function isTable(
  rows: readonly (readonly string[])[],
  delimiter: Delimiter,
  isNamedTable: boolean,
): boolean {
  const width = rows[0]?.length ?? 0;
  // Lines of prose often have a comma each.
  const fewest = delimiter === "," ? 3 : 2;
  const isEven = width >= fewest && rows.every(({ length }) => length === width);
  const split = rows.filter(({ length }) => length > 1);
  return (isEven && rows.length > 1) || (isNamedTable && split.length > rows.length / 2);
}

const shown = (cells: readonly string[]) => cells.slice(0, maxColumns);
