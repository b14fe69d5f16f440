import { type IdPart, idParts } from "./id-parts.ts";

/** A text that was copied out of a table: what stands in the column of the ids. */
export interface IdColumn {
  readonly parts: readonly IdPart[];
  /** Which column that is, counted from 1, and how many there are. */
  readonly at: number;
  readonly of: number;
  /** The first column numbers the rows. */
  readonly isNumbered: boolean;
}

/**
 * The column of the ids in a text that was copied out of a table: lines of as many cells, set apart
 * by tabs. It is the first in which at least half of the cells hold an id and nothing else, so that
 * a mistyped id is missed and not looked for in the sums beside it. A row of heads is left out, and
 * so is a first column that counts the rows while another one holds ids, no two of them the same.
 * @returns `undefined` when the text is no table, or no column holds ids.
 */
export function idColumnIn(text: string): IdColumn | undefined {
  const table = [plainRows, quotedRows]
    .map((rowsOf) => rowsOf(text))
    .find(([first, ...others]) => others.every(({ length }) => length === first?.length))
    ?.map((cells) => cells.map(idParts));
  const [first = []] = table ?? [];
  const { length } = first;
  if (!table || length < 2) return undefined;
  if (table.length === 1 && isList(first)) return undefined;
  const hasHeads = table.length > 1 && !first.flat().some(({ part }) => /\d/.test(part));
  const rows = hasHeads ? table.slice(1) : table;
  const found = first.flatMap((_, at) => {
    const cells = rows.map((row) => row[at] ?? []);
    return cells.filter(isId).length * 2 >= rows.length ? { at, cells } : [];
  });
  const [foremost] = found;
  const other = foremost && isRowNumbers(foremost) ? found.slice(1).find(isDistinct) : undefined;
  const column = other ?? foremost;
  if (!column) return undefined;
  return {
    parts: column.cells.flat(),
    at: column.at + 1,
    of: length,
    isNumbered: other !== undefined,
  };
}

const isFilled = (text: string) => text.trim() !== "";

const plainRows = (text: string): string[][] =>
  text
    .split(/\r?\n|\r/)
    .filter(isFilled)
    .map((line) => line.split("\t"));

/** A cell and what ends it; one that has a line end or a tab in itself is copied in quotes. */
const cells = /("[^"]*(?:""[^"]*)*"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r?\n|\r|$)/g;

function quotedRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, cell = "", end] of text.matchAll(cells)) {
    row.push(cell);
    if (end === "\t") continue;
    rows.push(row);
    row = [];
  }
  return rows.filter((all) => all.some(isFilled));
}

interface Column {
  /** Counted from 0. */
  readonly at: number;
  readonly cells: readonly (readonly IdPart[])[];
}

/** Whether a column is the first, and has 1, 2, 3 and so on in it to the last row. */
const isRowNumbers = ({ at, cells }: Column): boolean =>
  at === 0 && cells.length > 1 && cells.every((cell, row) => isId(cell) && cell[0]?.id === row + 1);

function isDistinct({ cells }: Column): boolean {
  const ids = cells.filter(isId).map(([only]) => only?.id);
  return new Set(ids).size === ids.length;
}

const isId = ([only, ...more]: readonly IdPart[]): boolean =>
  only?.id !== undefined && more.length === 0;

/** A single row of nothing but ids that are alike: no id beside a sum. */
function isList(cells: readonly (readonly IdPart[])[]): boolean {
  const parts = cells.flat();
  const lengths = new Set(parts.map(({ id }) => String(id).length));
  return parts.every(({ id }) => id !== undefined) && lengths.size === 1;
}
