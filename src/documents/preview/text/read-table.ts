import Papa from "papaparse";
import type { Delimiter } from "./table.ts";

export const maxRows = 1000;
export const maxColumns = 50;

export interface TextTable {
  /** The names of the columns; empty where the table has none. */
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly hasMoreRows: boolean;
  readonly hasMoreColumns: boolean;
}

/** Reads the cells of a table. Quotes that do not pair up are read as text, because they would swallow rows. */
export function readTable(text: string, delimiter: Delimiter): TextTable {
  const options = { delimiter, skipEmptyLines: "greedy", preview: maxRows + 2 } as const;
  const quoted = Papa.parse<string[]>(text, options);
  const { data } = quoted.errors.some(({ type }) => type === "Quotes")
    ? Papa.parse<string[]>(text, { ...options, quoteChar: "" })
    : quoted;
  const [first = []] = data;
  const heading = isHeading(first) ? first : [];
  const rows = data.slice(heading === first ? 1 : 0);
  return {
    heading: shown(heading),
    rows: rows.slice(0, maxRows).map(shown),
    hasMoreRows: rows.length > maxRows,
    hasMoreColumns: data.some((cells) => cells.length > maxColumns),
  };
}

const shown = (cells: readonly string[]) => cells.slice(0, maxColumns);

/** Whether a first row has the names of the columns: words without a number. */
const isHeading = (cells: readonly string[]): boolean =>
  cells.length > 1 && cells.every((cell) => /\p{L}/u.test(cell) && !/\p{Nd}/u.test(cell));
