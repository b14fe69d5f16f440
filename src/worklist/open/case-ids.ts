import Papa from "papaparse";
import { type CaseId, readCaseId } from "#model/case-id.ts";
import { cardPieces, cleanCard, maskCard } from "#privacy/card-number.ts";

/** The ids in a text, each once, and the cells of it that are none. */
export interface ReadIds {
  readonly ids: readonly CaseId[];
  /** What was there more than once, each once. */
  readonly repeated: readonly CaseId[];
  /** As they were written, card numbers masked. */
  readonly others: readonly string[];
  /** The text was copied out of a table: then the table is the place to correct what is no id. */
  readonly isTable?: boolean;
  /** The box did not take all of it: its last line or cell, which may be half an id, was left out. */
  readonly isCut?: boolean;
}

/**
 * Reads the case ids in a text: the text is split into cells, and every cell that is an id or a link
 * to a case is taken. A table, as a spreadsheet copies it or as a CSV file, has cells of its own; any
 * other text is split at line ends, spaces, commas, semicolons, bars, quotes and brackets.
 * What looks like a card number is no id.
 */
export function readCaseIds(text: string): ReadIds {
  const table = tableIn(text);
  const cells = table
    ? table.flat().map((cell) => withoutCards(cell).replaceAll(edges, ""))
    : text.split(/[\r\n]+/).flatMap((line) => wordsIn(withoutCards(line)));
  const seen = new Set<CaseId>();
  const repeated = new Set<CaseId>();
  const others: string[] = [];
  for (const cell of cells) {
    const id = idIn(cell);
    if (id !== undefined) (seen.has(id) ? repeated : seen).add(id);
    else if (cell !== "") others.push(cell);
  }
  return { ids: [...seen], repeated: [...repeated], others, isTable: table !== undefined };
}

/** Whether a text asks for one case: an id, with nothing but words around it. */
export const isOneCase = ({ ids, others }: ReadIds): boolean =>
  ids.length === 1 && !others.some((cell) => /\d/.test(cell));

/** The address of the one case a text names; a pasted link keeps the stage it selects. */
export function caseAddress(text: string, id: CaseId): string {
  const link = new RegExp(`\\bcases/${id}/?\\?([^#\\s<>"\\p{Cf}]*)`, "iu").exec(text);
  // What ends the sentence or the bracket around the link is no part of it.
  const query = link?.[1]?.replace(/^([^(]*)\).*$/, "$1").replace(/[.,;:!]+$/, "");
  const stage = new URLSearchParams(query).get("stage");
  return stage === null ? `/cases/${id}` : `/cases/${id}?stage=${encodeURIComponent(stage)}`;
}

const between = "\\s\\u200B,;|\"'<>«»“”()[\\]";
const separators = new RegExp(`[${between}]+`);
const edges = new RegExp(`^[${between}]+|[${between}]+$`, "g");

/** The number of a line in a list, `1.` or `2)`. */
const lineNumber = /^\s*\d{1,3}[.)]\s+(?=\S)/;

const wordsIn = (line: string): string[] => line.replace(lineNumber, "").split(separators);

/**
 * The rows of a text that is a table: two or more of as many cells each, set apart by tabs,
 * semicolons or commas.
 * A first column that only counts the rows is left out.
 * @returns `undefined` for any other text.
 */
function tableIn(text: string): string[][] | undefined {
  for (const delimiter of ["\t", ";", ","]) {
    // A quote at the beginning of a cell may be one, or enclose line ends.
    for (const quoteChar of ["\0", '"']) {
      const { data: rows } = Papa.parse<string[]>(text, {
        delimiter,
        quoteChar,
        skipEmptyLines: "greedy",
      });
      const width = rows[0]?.length ?? 0;
      const isEven = rows.every(({ length }) => length === width);
      if (rows.length === 1 || width < 2 || !isEven) continue;
      return [rows, rows.slice(1)].some(countsRows) ? rows.map((row) => row.slice(1)) : rows;
    }
  }
  return undefined;
}

const countsRows = (rows: readonly string[][]): boolean =>
  rows.length > 1 &&
  rows.every(([cell = ""], index) => cell.replace(/\.$/, "") === String(index + 1));

/** Characters that are not seen, but for the two that separate words. */
const unseen = /(?![\u200B\uFEFF])\p{Cf}/gu;
/** A spreadsheet sets thousands apart by a space that does not break: `900 453` is one number. */
const groups = /(?<=\d)[\u00A0\u202F](?=\d{3}(?!\d))/g;
/** Digits in the groups of a card whose check digit is wrong: a card number that was mistyped. */
const mistyped =
  /(?<!\d[\s\p{Pd}]?)\d{4}([\s\p{Pd}])(?:\d{4}\1\d{4}\1\d{4}(?:\1\d{1,3})?|\d{6}\1\d{4,5})(?![\s\p{Pd}]?\d)/gu;

/** A text with its card numbers masked, however their digits are grouped. */
const withoutCards = (text: string): string =>
  cardPieces(text.replaceAll(unseen, "").replaceAll(groups, ""))
    .map(({ text, masked }) => (isListOfIds(text) ? text : masked))
    .join("")
    .replaceAll(mistyped, (card) => maskCard(cleanCard(card)));

/** Whether digits in groups, which happen to pass for a card number, are ids of one length. */
function isListOfIds(text: string): boolean {
  const [first = "", ...more] = text.split(/\D+/);
  return first.length > 4 && more.length > 0 && more.every(({ length }) => length === first.length);
}

function idIn(cell: string): CaseId | undefined {
  const inLink = /(?:^|\/)cases\/(\d+)(?=[/?#]|\W*$)/i.exec(cell)?.[1];
  return readCaseId(inLink ?? cell.replace(/^[#№]/, "").replace(/[.:!?]$/, ""));
}
