import type { Yielder } from "#ui/yielder.ts";

/** Rows that are parsed in one go. */
const atOnce = 200;
/** Characters in which the delimiter is looked for. */
const looked = 20_000;
const delimiters = ["\t", ";", ",", "|"];
const lineEnds = ["\r\n", "\n", "\r"] as const;

/** Loads the parser; called early, so that the first table does not wait for it. */
export const loadParser = () => import("papaparse");

/**
 * The cells of a pasted table, row by row.
 * @param yielder how long tables are parsed in pieces.
 */
export async function cellsOf(text: string, yielder: Yielder): Promise<string[][]> {
  const { default: Papa } = await loadParser();
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let quoteChar = '"';
  let newline: (typeof lineEnds)[number] | undefined;
  // The library leaves the mark out of its count of characters.
  let rest = text.replace(/^\uFEFF/, "");
  while (rest !== "") {
    const pause = yielder.yieldIfNeeded();
    if (pause) await pause;
    const { data, errors, meta } = Papa.parse<string[]>(rest, {
      delimiter,
      newline,
      quoteChar,
      preview: atOnce,
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
 * The sign that is in most of the first lines, outside of quotes. The library guesses wrong of two
 * rows and an empty line at the end.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, looked)
    .replaceAll(/"[^"\r\n]*"/g, "")
    .split(/[\r\n]+/);
  const count = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  return delimiters.toSorted((one, other) => count(other) - count(one))[0] ?? "\t";
}

/** Whether two quotes of different rows have made a cell of what stands between them. */
const hasRow = (cells: readonly string[]) =>
  cells.some((cell) => /(?:\d ?){12}/.test(cell.slice(cell.search(/[\r\n]|$/))));

const unquoted = (cell: string) => cell.replace(/^"(.*)"$/, "$1");
