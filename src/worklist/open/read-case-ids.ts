import { delimiterOf, readTable } from "#lib/read-table.ts";
import { type CaseId, readEnteredId } from "#model/case-id.ts";
import { cardPieces } from "#privacy/card-number.ts";
import type { ReadCells } from "../store/listed-cases.ts";

/** The case on the list with this code; `undefined` where none has it. */
export type IdOfCode = (code: string) => CaseId | undefined;

/**
 * Splits a text into cells, and reads every cell that is a case id or a link to a case. A table has its own
 * cells; other texts are split at line ends, spaces, commas, semicolons, bars, quotes and brackets. A cell
 * that looks like a card number is not an id.
 */
export function readCaseIds(text: string, idOfCode: IdOfCode = () => undefined): ReadCells {
  // A code may have spaces.
  const whole = idOfCode(text);
  if (whole !== undefined && idIn(text.trim()) === undefined) return { ids: [whole], others: [] };
  const table = tableIn(text);
  const cells = table
    ? table.flat().map((cell) => withoutCards(cell).replaceAll(edges, ""))
    : text.split(/[\r\n]+/).flatMap((line) => wordsIn(withoutCards(line)));
  const ids: CaseId[] = [];
  const others: string[] = [];
  for (const cell of cells) {
    const id = idIn(cell) ?? idOfCode(withoutEnd(cell));
    if (id !== undefined) ids.push(id);
    else if (cell !== "") others.push(cell);
  }
  return { ids, others };
}

const separatorClass = "[\\s\\u200B,;|\"'<>«»“”()[\\]]";
const separators = new RegExp(`${separatorClass}+`);
const edges = new RegExp(`^${separatorClass}+|${separatorClass}+$`, "g");

/** The number of an item in a list, `1.` or `2)`. */
const lineNumber = /^\s*\d{1,3}[.)]\s+(?=\S)/;

const wordsIn = (line: string): string[] => line.replace(lineNumber, "").split(separators);

/**
 * Reads a table: two or more rows with the same number of cells, separated by tabs, semicolons or
 * commas. A first column that only numbers the rows is left out.
 * @returns `undefined` for any other text.
 */
function tableIn(text: string): string[][] | undefined {
  const delimiter = delimiterOf(text);
  const rows = readTable(text, delimiter);
  const width = rows[0]?.length ?? 0;
  const isEven = rows.every(({ length }) => length === width);
  if (rows.length < 2 || width < 2 || !isEven) return undefined;
  if ([rows, rows.slice(1)].some(isNumbered)) return rows.map((row) => row.slice(1));
  // Lines of words may have commas too.
  const mayBeWords = delimiter === "," && !text.includes('"');
  return mayBeWords && !hasIdColumn(rows) ? undefined : rows;
}

/** Whether the only id of each row is in the same column. The first row may be a heading. */
function hasIdColumn([heading = [], ...rows]: readonly string[][]): boolean {
  const [columns = "", ...others] = rows.map(idColumns);
  const isSame = [idColumns(heading) || columns, ...others].every((other) => other === columns);
  return /^\d+$/.test(columns) && isSame;
}

const idColumns = (row: readonly string[]): string =>
  row.flatMap((cell, column) => (idIn(cell.trim()) === undefined ? [] : [column])).join();

const isNumbered = (rows: readonly string[][]): boolean =>
  rows.length > 1 &&
  rows.every(([cell = ""], index) => cell.replace(/\.$/, "") === String(index + 1));

/** Invisible characters, except for the two that separate words. */
const invisible = /(?![\u200B\uFEFF])\p{Cf}/gu;
/** The no-break spaces with which a spreadsheet groups digits: `900 453` is one number. */
const groupSpaces = /(?<=\d)[\u00A0\u202F](?=\d{3}(?!\d))/g;
const withoutCards = (text: string): string =>
  cardPieces(text.replaceAll(invisible, "").replaceAll(groupSpaces, ""))
    .map(({ text, masked }) => (isListOfIds(text) ? text : masked))
    .join("");

/** Whether a text that passes for a card number is a list of ids with five or more digits each. */
function isListOfIds(text: string): boolean {
  const [first = "", ...others] = text.split(/\D+/);
  const isEven = others.every(({ length }) => length === first.length);
  return first.length > 4 && others.length > 0 && isEven;
}

/** The id in a text that is an id or a link to a case, with a sign before or behind it. */
function idIn(cell: string): CaseId | undefined {
  const inLink = /(?:^|\/)cases\/(\d+)(?=[/?#]|\W*$)/i.exec(cell)?.[1];
  return readEnteredId(inLink ?? withoutEnd(cell.replace(/^[#№]\s*/, "")));
}

const withoutEnd = (cell: string): string => cell.replace(/[.:!?]$/, "");

/** The address of a case, with the stage that a link to it in the text names. */
export function caseAddress(text: string, id: CaseId): string {
  const link = new RegExp(`\\bcases/${id}/?\\?([^#\\s<>"\\p{Cf}]*)`, "iu").exec(text);
  // Punctuation after the link and a bracket around it are not part of the link.
  const query = link?.[1]?.replace(/^([^(]*)\).*$/, "$1").replace(/[.,;:!]+$/, "");
  const stage = new URLSearchParams(query).get("stage");
  return stage === null ? `/cases/${id}` : `/cases/${id}?stage=${encodeURIComponent(stage)}`;
}
