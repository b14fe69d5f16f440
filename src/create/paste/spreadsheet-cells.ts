import type { Yielder } from "#ui/page/yielder.ts";

/** Rows that are parsed without yielding in between. */
const rowsPerSlice = 200;
/** Characters at the beginning by which the delimiter is recognized. */
const delimiterSampleLength = 20_000;
const delimiters = ["\t", ";", ",", "|"];
const lineEnds = ["\r\n", "\n", "\r"] as const;

/** Loads the parser; called early, so that the first table does not wait for it. */
export const loadParser = () => import("papaparse");

/**
 * The cells of a pasted table, row by row.
 * @param yielder yields to the event loop while a long table is parsed.
 */
export async function cellsOf(text: string, yielder: Yielder): Promise<string[][]> {
  const { default: Papa } = await loadParser();
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let quoteChar = '"';
  let newline: (typeof lineEnds)[number] | undefined;
  // Papa Parse does not count a byte-order mark in `meta.cursor`.
  let rest = text.replace(/^\uFEFF/, "");
  while (rest !== "") {
    const pause = yielder.yieldIfNeeded();
    if (pause) await pause;
    const { data, errors, meta } = Papa.parse<string[]>(rest, {
      delimiter,
      newline,
      quoteChar,
      preview: rowsPerSlice,
      // The fast mode would split the whole rest for each piece.
      fastMode: false,
    });
    if (quoteChar !== "" && (errors.some(({ type }) => type === "Quotes") || data.some(hasRow))) {
      // From here on treat quotes as text: an unclosed quote in a name would swallow rows.
      quoteChar = "";
      continue;
    }
    rows.push(...(quoteChar === "" ? data.map((cells) => cells.map(unquoted)) : data));
    newline = lineEnds.find((end) => end === meta.linebreak);
    rest = rest.slice(meta.cursor);
  }
  return rows;
}

/**
 * The sign that is in most of the first lines, outside of quotes. Papa Parse guesses wrong for two
 * rows with an empty line at the end.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, delimiterSampleLength)
    .replaceAll(/"[^"\r\n]*"/g, "")
    .split(/[\r\n]+/);
  const count = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  return delimiters.toSorted((left, right) => count(right) - count(left))[0] ?? "\t";
}

/** Whether a cell spans rows because two quotes of different rows were taken for a pair. */
const hasRow = (cells: readonly string[]) =>
  cells.some((cell) => /(?:\d ?){12}/.test(cell.slice(cell.search(/[\r\n]|$/))));

const unquoted = (cell: string) => cell.replace(/^"(.*)"$/, "$1");
