import { type IdPart, idParts } from "./id-parts.ts";

/** A text that was copied out of a table: what stands in the column of the ids. */
export interface IdColumn {
  readonly parts: readonly IdPart[];
  /** Which column that is, counted from 1, and how many there are. */
  readonly at: number;
  readonly of: number;
}

/**
 * The column of the ids in a text that was copied out of a table: lines of as many cells, set apart
 * by tabs. It is the first in which at least half of the cells hold an id and nothing else, so that
 * a mistyped id is missed and not looked for in the sums beside it. A row of heads is left out.
 * @returns `undefined` when the text is no table, or no column holds ids.
 */
export function idColumnIn(text: string): IdColumn | undefined {
  const table = text
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t").map(idParts));
  const [first = []] = table;
  const { length } = first;
  if (length < 2 || table.some((cells) => cells.length !== length)) return undefined;
  if (table.length === 1 && isList(first)) return undefined;
  const hasHeads = table.length > 1 && !first.flat().some(({ part }) => /\d/.test(part));
  const rows = hasHeads ? table.slice(1) : table;
  const at = first.findIndex(
    (_, column) => rows.filter((cells) => isId(cells[column])).length * 2 >= rows.length,
  );
  if (at < 0) return undefined;
  return { parts: rows.flatMap((cells) => cells[at] ?? []), at: at + 1, of: length };
}

const isId = ([only, ...more]: readonly IdPart[] = []): boolean =>
  only?.id !== undefined && more.length === 0;

/** A single row of nothing but ids that are alike: no id beside a sum. */
function isList(cells: readonly (readonly IdPart[])[]): boolean {
  const parts = cells.flat();
  const lengths = new Set(parts.map(({ id }) => String(id).length));
  return parts.every(({ id }) => id !== undefined) && lengths.size === 1;
}
