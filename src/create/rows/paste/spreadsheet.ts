import { isHeading, readTable } from "#lib/read-table.ts";
import { isLost } from "#model/spreadsheet-cell.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";

const sampleSize = 200;
const maxSamples = 3;
export const arnHeading = /\barn\b|acquirer ref/i;

type Cells = readonly string[];

/** A column of a pasted table that is not empty. */
export interface PastedColumn {
  readonly index: number;
  /** "" without one; masked. */
  readonly heading: string;
  readonly samples: readonly string[];
}

/** Its cells, which may be card numbers, are only in a private field, until `drop` is called. */
export class PastedTable {
  readonly columns: readonly PastedColumn[];
  readonly count: number;
  #rows: readonly Cells[];

  constructor(heading: Cells, rows: readonly Cells[]) {
    const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
    this.columns = Array.from({ length: width }, (_, index) => ({
      index,
      heading: maskCardNumbers((heading[index] ?? "").trim()),
      samples: filledCells(rows, index).slice(0, maxSamples).map(maskCardNumbers),
    })).filter(({ samples }) => samples.length > 0);
    this.count = rows.length;
    this.#rows = rows;
  }

  /** The first cells of a column that are not empty, by which its use is recognized. They may be card numbers. */
  readonly cellsOf = (index: number): readonly string[] => filledCells(this.#rows, index);

  /** The cells stay for another call. */
  read<Row>(readRow: (cells: Cells) => Row): Row[] {
    return this.#rows.map((cells) => readRow(cells));
  }

  drop(): void {
    this.#rows = [];
  }
}

/** Reads pasted rows. A first row without a number is a heading. */
export function readSpreadsheet(text: string): PastedTable {
  const data = readTable(text);
  const [first = []] = data;
  const hasHeading = isFirstRowHeading(first, data);
  // Cloned: a substring keeps its whole source in memory, so a stored ARN would keep every pasted card.
  const rows = structuredClone(hasHeading ? data.slice(1) : data);
  return new PastedTable(hasHeading ? first : [], rows);
}

const filledCells = (rows: readonly Cells[], index: number): string[] =>
  rows.flatMap((cells) => cells[index]?.trim() || []).slice(0, sampleSize);

/** Whether the first row is a heading. `Column1` above longer numbers is one too. */
function isFirstRowHeading(first: Cells, data: readonly Cells[]): boolean {
  if (first.some(isLost) || !/\p{L}/u.test(first.join(""))) return false;
  if (isHeading(first)) return true;
  if (first.some((cell) => arnHeading.test(cell) && !/\p{Nd}/u.test(cell))) return true;
  const isNamed = first.every((cell) => !/^\P{L}*\p{Nd}|\p{Nd}{4}/u.test(cell));
  return isNamed && data.some((cells) => cells.some((cell) => /\p{Nd}{8}/u.test(cell)));
}
