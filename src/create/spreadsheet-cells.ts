import type { Breath } from "#ui/breath.ts";

/** Rows that are parsed in one go. */
const atOnce = 200;
const delimiters = ["\t", ";", ",", "|"];
const lineEnds = ["\r\n", "\n", "\r"] as const;

/** What parses a table; asked for before the table is there, it costs the table no time. */
export const loadParser = () => import("papaparse");

/**
 * The cells of a pasted table, row by row.
 * @param breath how long tables are parsed in pieces.
 */
export async function cellsOf(text: string, breath: Breath): Promise<string[][]> {
  const { default: Papa } = await loadParser();
  // Not guessed: of two rows and an empty line at the end the library guesses wrong.
  const delimiter = delimiters.find((sign) => text.includes(sign)) ?? "\t";
  const rows: string[][] = [];
  let newline: (typeof lineEnds)[number] | undefined;
  // The library leaves the mark out of its count of characters.
  let rest = text.replace(/^\uFEFF/, "");
  while (rest !== "") {
    const pause = breath.take();
    if (pause) await pause;
    const { data, meta } = Papa.parse<string[]>(rest, {
      delimiter,
      newline,
      preview: atOnce,
      // The fast mode splits the whole rest for each piece of it.
      fastMode: false,
    });
    rows.push(...data);
    newline = lineEnds.find((end) => end === meta.linebreak);
    rest = rest.slice(meta.cursor);
  }
  return rows;
}
