import { arnDoubt } from "#case-ui/arn-doubt.ts";
import { arnLength, cleanArn } from "#model/arn.ts";
import { chunksOf } from "#model/chunks.ts";
import { unwrapCell } from "#model/spreadsheet-cell.ts";
import { cleanCard, isCardNumber, passesLuhn } from "#privacy/card-number.ts";
import { createYielder, nextTask } from "#ui/page/yielder.ts";
import { type PasteError, safeArn } from "../transactions/transaction.ts";
import type { NewTransaction } from "../transactions/transaction-list.ts";

const longestArn = 30;
/** Rows that are read between two yields to the event loop. */
const rowsPerSlice = 100;
/** Rows by which the two columns are recognized. */
const sampleSize = 200;
/** Characters at the beginning by which the delimiter is recognized. */
const delimiterSampleLength = 20_000;
const delimiters = ["\t", ";", ",", "|"];
/** What a spreadsheet makes of a long number: 7.4001E+22. The digits are lost. */
const shortened = /^\d([.,]\d+)?E\+?\d+$/i;

type Cells = readonly string[];

/** Loads the parser; called early, so that the first table does not wait for it. */
export const loadParser = () => import("papaparse");

/**
 * Reads pasted rows of an ARN and a card number, either of which may be empty. A column is recognized
 * by what most of its cells are, else by its heading; of two columns that are not recognized the first
 * is the ARN. Other columns are ignored. A first row without a number is a heading.
 */
export async function readSpreadsheet(text: string): Promise<NewTransaction[]> {
  const data = await cellsOf(text);
  // Parsing has blocked the event loop for a while: yield before reading the rows.
  await nextTask();
  const yielder = createYielder();
  const [first = []] = data;
  const heading = isHeading(first, data) ? first : [];
  const filled = heading === first ? data.slice(1) : data;
  const sample = filled.slice(0, sampleSize);
  const width = Math.max(
    0,
    ...sample.map((cells) => cells.findLastIndex((cell) => cell.trim() !== "") + 1),
  );
  const found = columnsOf(heading, sample, width);
  const columns = found ?? { arn: 0, card: 1 };
  const rows: NewTransaction[] = [];
  for (const slice of chunksOf(filled, rowsPerSlice)) {
    const pause = yielder.yieldIfNeeded();
    if (pause) await pause;
    const pairs = slice.map((cells) => [cells[columns.arn] ?? "", cells[columns.card] ?? ""]);
    // Cloned: a substring keeps its whole source in memory, so a stored ARN would keep every pasted card.
    for (const [arn = "", card = ""] of structuredClone(pairs)) {
      const row = readRow(unwrapCell(arn), unwrapCell(card));
      rows.push(found ? row : { ...row, pasteError: "columns" });
    }
  }
  return rows;
}

/** The cells of a pasted table, row by row, without empty rows. */
async function cellsOf(text: string): Promise<string[][]> {
  const { default: Papa } = await loadParser();
  const options = { delimiter: delimiterOf(text), skipEmptyLines: "greedy" } as const;
  const { data, errors } = Papa.parse<string[]>(text, options);
  if (!errors.some(({ type }) => type === "Quotes") && !data.some(hasRow)) return data;
  // Read quotes as text: an unclosed one, in a name, would swallow rows.
  const unquoted = Papa.parse<string[]>(text, { ...options, quoteChar: "" });
  return unquoted.data.map((cells) => cells.map((cell) => cell.replace(/^"(.*)"$/, "$1")));
}

/**
 * The delimiter that most of the first lines have, outside of quotes. Papa Parse finds none when few
 * rows have a second cell.
 */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, delimiterSampleLength)
    .replaceAll(/"[^"\r\n]*"/g, "")
    .split(/[\r\n]+/);
  const count = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  return delimiters.toSorted((left, right) => count(right) - count(left))[0] ?? "\t";
}

/** Whether a cell has a row in it, because the parser paired quotes of different rows. */
const hasRow = (cells: Cells) =>
  cells.some((cell) => /(?:\d ?){12}/.test(cell.slice(cell.search(/[\r\n]|$/))));

/** Whether the first row is a heading. So is `Column1` above longer numbers. */
function isHeading(first: Cells, data: readonly Cells[]): boolean {
  if (!/\p{Nd}/u.test(first.join(""))) return true;
  const isNamed = first.every((cell) => !/^\P{L}*\p{Nd}|\p{Nd}{4}/u.test(cell));
  return isNamed && data.some((cells) => cells.some((cell) => /\p{Nd}{8}/u.test(cell)));
}

/**
 * The indexes of the columns of the ARN and the card number, from 0; a missing column has -1 or an index
 * without cells.
 * @returns `undefined` for more than two columns of which neither is recognized.
 */
function columnsOf(heading: Cells, rows: readonly Cells[], width: number) {
  const isMostly = (index: number, isIt: (cell: string) => boolean) => {
    const filled = rows.flatMap((cells) => cells[index]?.trim() || []);
    return filled.filter(isIt).length > filled.length / 2;
  };
  const indexes = Array.from({ length: width }, (_, index) => index);
  const arn =
    indexes.find((index) => isMostly(index, isArnCell)) ??
    heading.findIndex((name) => /\barn\b|acquirer ref/i.test(name));
  // The card's name, its type and its ARN have the word "card" in their heading too.
  const card =
    indexes.find((index) => isMostly(index, isCardCell)) ??
    heading.findIndex(
      (name, index) =>
        /card|\bpan\b|карт/i.test(name) && index !== arn && !isMostly(index, hasWord),
    );
  if (width > 2) return arn < 0 && card < 0 ? undefined : { arn, card };
  if (arn < 0) return card < 0 ? { arn: 0, card: 1 } : { arn: 1 - card, card };
  return { arn, card: card < 0 ? 1 - arn : card };
}

/** Reads one row. A card number that is none is kept, masked: the form says what is wrong with it. */
function readRow(arnCell: string, cardCell: string): NewTransaction {
  const [arn, card] = [safeArn(arnCell), cleanCard(cardCell)];
  const faultOf = (): PasteError | undefined => {
    if (shortened.test(arnCell) || shortened.test(cardCell)) return "shortened";
    if (arnDoubt(arn) === "card") return "card-as-arn";
    return isArnLike(arn) ? undefined : "characters";
  };
  return { arn, card, pasteError: faultOf() };
}

const isArnCell = (cell: string) => {
  const text = cleanArn(cell);
  const isWhole = text.length === arnLength && /^\d+$/.test(text);
  return isWhole || (shortened.test(text) && text.endsWith("22"));
};

const isCardCell = (cell: string) => {
  const digits = cleanCard(unwrapCell(cell));
  return isCardNumber(digits) && passesLuhn(digits);
};

/** Not in a card number with letters in place of its middle digits. */
const hasWord = (cell: string) => /\p{L}{2}/u.test(cell) && !/\d{4}/.test(cell);

const isArnLike = (text: string) => /^[0-9A-Za-z]*$/.test(text) && text.length <= longestArn;
