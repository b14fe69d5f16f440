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
 * by tabs, or as in a CSV file, whose heads tell it from a list. It is the first in which at least
 * half of the cells hold an id and nothing else, so that a mistyped id is missed and not looked for
 * in the sums beside it. A row of heads is left out, and so is a first column that counts the rows
 * while another one holds ids, no two of them the same.
 * @returns `undefined` when the text is no table, or no column holds ids.
 */
export function idColumnIn(text: string): IdColumn | undefined {
  const table = tableIn(text);
  const [first = []] = table ?? [];
  const { length } = first;
  if (!table) return undefined;
  if (table.length === 1 && isList(first)) return undefined;
  const rows = hasHeads(table) ? table.slice(1) : table;
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

type Table = readonly (readonly (readonly IdPart[])[])[];

/** The cells of a text that is a table. */
const tableIn = (text: string): Table | undefined =>
  signs
    .values()
    .map((sign) => ({ sign, rows: evenRows(text, sign) }))
    .find(({ sign, rows }) => rows && (sign === "\t" || hasHeads(rows)))?.rows;

const hasHeads = ([first = [], ...others]: Table): boolean =>
  others.length > 0 && !first.flat().some(({ part }) => /\d/.test(part));

/** What may stand between two cells. */
const signs = ["\t", ";", ","] as const;
type Sign = (typeof signs)[number];

const evenRows = (text: string, sign: Sign): Table | undefined =>
  [plainRows, quotedRows]
    .map((rowsOf) => rowsOf(text, sign))
    .find(([first = [], ...others]) => {
      const of = first.length;
      return of > 1 && others.every(({ length }) => length === of);
    })
    ?.map((cells) => cells.map(idParts));

const isFilled = (text: string) => text.trim() !== "";

const plainRows = (text: string, sign: Sign): string[][] =>
  text
    .split(/\r?\n|\r/)
    .filter(isFilled)
    .map((line) => line.split(sign));

/** A cell and what ends it; one that has a line end or the sign in itself is copied in quotes. */
const cellsBefore = (sign: Sign) =>
  new RegExp(
    `("[^"]*(?:""[^"]*)*"(?=[${sign}\\r\\n]|$)|[^${sign}\\r\\n]*)(${sign}|\\r?\\n|\\r|$)`,
    "g",
  );

function quotedRows(text: string, sign: Sign): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, cell = "", end] of text.matchAll(cellsBefore(sign))) {
    row.push(cell);
    if (end === sign) continue;
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
