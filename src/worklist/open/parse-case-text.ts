import type { QueryClient } from "@tanstack/react-query";
import type { ApiConfig } from "#api/api-config.ts";
import { caseQueries } from "#api/queries.ts";
import { foldText } from "#i18n/fold-text.ts";
import type { Messages } from "#i18n/messages.ts";
import { delimiterOf, readTable } from "#lib/read-table.ts";
import type { ReadCells } from "#listed-cases/list-message.ts";
import { type CaseId, readEnteredId } from "#model/case-id.ts";
import { cardPieces, isIdLikeCard, maskCard, maskedId, maskSign } from "#privacy/card-number.ts";
import { beginsLikeCard } from "#privacy/find-cards.ts";
import { listFirst, maskedCells } from "../format/names-in-messages.ts";
import { maxTextLength } from "./text-limits.ts";

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

export function caseAddress(text: string, id: CaseId): string {
  const link = new RegExp(`\\bcases/${id}/?\\?([^#\\s<>"\\p{Cf}]*)`, "iu").exec(text);
  // Punctuation after the link and a bracket around it are not part of the link.
  const query = link?.[1]?.replace(/^([^(]*)\).*$/, "$1").replace(/[.,;:!]+$/, "");
  const stage = new URLSearchParams(query).get("stage");
  return stage === null ? `/cases/${id}` : `/cases/${id}?stage=${encodeURIComponent(stage)}`;
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

function idIn(cell: string): CaseId | undefined {
  const inLink = /(?:^|\/)cases\/(\d+)(?=[/?#]|\W*$)/i.exec(cell)?.[1];
  return readEnteredId(inLink ?? withoutEnd(cell.replace(/^[#№]\s*/, "")));
}

const withoutEnd = (cell: string): string => cell.replace(/[.:!?]$/, "");

export type NamedCases = {
  /** The ids, masked, that are not on the list and may be mistyped card numbers: the operator is asked about them. */
  readonly likeCards: { readonly count: number; readonly names: string } | undefined;
} & (
  | {
      readonly kind: "case";
      readonly address: string;
    }
  | { readonly kind: "list"; readonly read: ReadCells }
);

export type ParsedText = NamedCases | { readonly kind: "error"; readonly error: string };

/** Finds the cases on the list that were read by their codes. A code that two cases share finds neither. */
export function codesOfList(
  ids: readonly CaseId[],
  queries: QueryClient,
  api: ApiConfig,
): IdOfCode {
  const idsByCode = new Map<string, CaseId | undefined>();
  for (const id of ids) {
    const summary = queries.getQueryData(caseQueries.summary(api, id).queryKey);
    const code = comparable(summary?.code ?? "");
    if (code !== "") idsByCode.set(code, idsByCode.has(code) ? undefined : id);
  }
  return (code) => idsByCode.get(comparable(code));
}

/** The code of a case is short; a pasted text may have any length. */
const maxCodeLength = 100;

const comparable = (code: string) => (code.length > maxCodeLength ? "" : foldText(code).trim());

export function parseCaseText(
  text: string,
  t: Messages,
  idOfCode: IdOfCode,
  listed: readonly CaseId[] = [],
): ParsedText {
  // The box has cut the text, perhaps in the middle of an id.
  if (text.length >= maxTextLength) return { kind: "error", error: t.app.open.tooLong };
  const read = readCaseIds(text, idOfCode);
  const [id] = read.ids;
  if (id === undefined) return { kind: "error", error: errorIn(read.others, t) };
  // Words around an id name no other case, but a cell with digits may be a mistyped id.
  const isOneCase =
    read.ids.every((other) => other === id) && !read.others.some((cell) => /\d/.test(cell));
  const doubtful = [...new Set(read.ids).difference(new Set(listed))].filter(isIdLikeCard);
  const masked = [...doubtful.map(maskedId), ...numbersInFours(text).map(maskCard)];
  const names = listFirst(masked, t.ui);
  const likeCards = masked.length > 0 ? { count: masked.length, names } : undefined;
  if (isOneCase) return { kind: "case", address: caseAddress(text, id), likeCards };
  return { kind: "list", read, likeCards };
}

/** Four groups of four digits in a line that begin like a card: they may be a mistyped number, and no ids. */
function numbersInFours(text: string): string[] {
  const found = text.matchAll(/(?<!\d[^\S\r\n]?)\d{4}(?:[^\S\r\n]\d{4}){3}(?![^\S\r\n]?\d)/g);
  return [...found].map(([fours]) => fours.replaceAll(/\s/g, "")).filter(beginsLikeCard);
}

function errorIn(others: readonly string[], { app: { open }, ui }: Messages): string {
  const shown = maskedCells(others);
  const [only, ...more] = shown;
  if (only === undefined) return open.none;
  if (more.length === 0) {
    if (only.includes(maskSign)) return open.notCard({ text: only });
    if (/^\d{23}$/.test(only)) return open.notArn({ text: only });
    if (isCodeLike(only)) return open.notListed({ text: only });
    return open.notId({ text: only });
  }
  return open.notIds({ count: others.length, names: listFirst(shown, ui) });
}

/** Whether a text looks like the code of a case: it begins with a letter, and has a digit; not an address. */
const isCodeLike = (text: string): boolean => /^\p{L}[^\s/:@]*$/u.test(text) && /\d/.test(text);
