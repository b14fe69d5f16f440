const delimiters = ["\t", ";", ",", "|"] as const;

export type Delimiter = (typeof delimiters)[number];

const quotedCell = /(?<=^|[\t;,|\r\n])"[^"]*(?:""[^"]*)*"(?=[\t;,|\r\n]|$)/g;

/** A long number as a spreadsheet shortens it, whose comma is a decimal sign: `7,4001E+22`. */
const scientific = /\d,\d+E\+\d+/gi;

/**
 * Finds the sign between the cells of a text that is a table: tabs wherever the text has them, since no program but a
 * spreadsheet writes them, else the sign that most lines have. What is quoted does not count.
 */
export function delimiterOf(text: string): Delimiter {
  const lines = text
    .replaceAll(quotedCell, "")
    .replaceAll(scientific, "")
    .split(/[\r\n]+/);
  if (lines.some((line) => line.includes("\t"))) return "\t";
  const count = (delimiter: Delimiter) => lines.filter((line) => line.includes(delimiter)).length;
  return delimiters.slice(1).reduce((best, next) => (count(next) > count(best) ? next : best));
}

/**
 * Reads a text that is a table, row by row without empty rows. Quotes are judged cell by cell: a cell is quoted if it
 * begins with a quote, and the next quote that is not doubled is followed by a delimiter, a line end or the end of the
 * text. Else its quotes are characters.
 */
export function readTable(
  text: string,
  delimiter: Delimiter = delimiterOf(text),
  maxRows = Number.POSITIVE_INFINITY,
): string[][] {
  const isEnd = (at: number) =>
    at === text.length || text[at] === delimiter || text[at] === "\n" || text[at] === "\r";
  const unquoted = new RegExp(`[^${delimiter}\r\n]*`, "y");
  const rows: string[][] = [];
  let cells: string[] = [];
  let start = 0;
  while (rows.length < maxRows) {
    const quote = text[start] === '"' ? nextSingleQuote(text, start + 1) : -1;
    const isQuoted = quote >= 0 && isEnd(quote + 1);
    unquoted.lastIndex = start;
    if (!isQuoted) unquoted.test(text);
    const end = isQuoted ? quote + 1 : unquoted.lastIndex;
    cells.push(
      isQuoted ? text.slice(start + 1, quote).replaceAll('""', '"') : text.slice(start, end),
    );
    start = end + (text.startsWith("\r\n", end) ? 2 : 1);
    if (end < text.length && text[end] === delimiter) continue;
    if (cells.some((cell) => cell.trim() !== "")) rows.push(cells);
    cells = [];
    if (end >= text.length) break;
  }
  return rows;
}

/** -1 without one. */
function nextSingleQuote(text: string, from: number): number {
  let quote = text.indexOf('"', from);
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote;
}

/** Whether a first row has the names of the columns: it has words and no number. */
export const isHeading = (cells: readonly string[]): boolean => {
  const text = cells.join("");
  return /\p{L}/u.test(text) && !/\p{Nd}/u.test(text);
};
