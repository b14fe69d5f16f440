import { arnDoubt } from "#case-ui/arn-doubt.ts";
import { arnLength, cleanArn } from "#model/arn.ts";
import { cleanCard, isCardNumber, passesLuhn } from "#privacy/card-number.ts";
import { createYielder } from "#ui/page/yielder.ts";
import { type PasteFault, safeArn } from "../transactions/transaction.ts";
import type { PastedRow } from "../transactions/transaction-list.ts";
import { cellsOf } from "./spreadsheet-cells.ts";

/** A pasted table. */
export interface Spreadsheet {
  readonly rows: readonly PastedRow[];
  /** How many other columns there are, such as amounts and dates; they are ignored. */
  readonly otherColumns: number;
}

const longestArn = 30;
/** Rows that are read without yielding in between. */
const rowsPerSlice = 100;
/** Rows by which the two columns are recognized. */
const sampleSize = 200;
/** What a spreadsheet makes of a long number: 7.4001E+22. The digits are lost. */
const shortened = /^\d([.,]\d+)?E\+?\d+$/i;

type Cells = readonly string[];

/**
 * Reads pasted rows of two columns, ARN and card number, either of them empty. The columns are
 * swapped where the heading says so, or where a row makes sense only that way. In a table with more
 * columns these two are searched for. A first row without a number is a heading.
 */
export async function readSpreadsheet(text: string): Promise<Spreadsheet> {
  const yielder = createYielder();
  const data = await cellsOf(text, yielder);
  const [heading = []] = data;
  const hasHeading = isHeading(heading, data);
  const columns = columnsOf(hasHeading ? heading : [], data.slice(hasHeading ? 1 : 0));
  const isCardFirst = !columns && hasHeading && /card|pan|карт/i.test(heading[0] ?? "");
  const wanted = new Set(columns && [columns.arn, columns.card].filter((index) => index >= 0));
  const rows: PastedRow[] = [];
  for (let from = 0; from < data.length; from += rowsPerSlice) {
    const pause = yielder.yieldIfNeeded();
    if (pause) await pause;
    const slice = data.slice(from, from + rowsPerSlice).map((row, offset) => {
      const index = from + offset;
      if ((index === 0 && hasHeading) || row.every((cell) => cell.trim() === "")) return undefined;
      return columns ? [row[columns.arn] ?? "", row[columns.card] ?? ""] : row;
    });
    // Copied: a substring keeps its whole source in memory, so a stored ARN would keep every pasted card.
    for (const cells of structuredClone(slice)) {
      if (!cells) continue;
      const trimmed = cells.map((cell) => cell.trim());
      rows.push(readRow(trimmed, isCardFirst));
    }
  }
  const width = data.reduce((most, cells) => Math.max(most, cells.length), 0);
  return { rows, otherColumns: columns ? width - wanted.size : 0 };
}

/** The indexes of the two wanted columns, from 0; -1 where there is none. */
interface Columns {
  readonly arn: number;
  readonly card: number;
}

/**
 * Finds the ARN and the card number in a table that has other columns beside them: by what most
 * cells of a column are, else by its heading.
 * @param heading its cells; none where the table has no heading.
 * @returns `undefined` for a table of no more than two columns, and where neither is found.
 */
function columnsOf(heading: Cells, rows: readonly Cells[]): Columns | undefined {
  const sample = firstFilled(rows);
  const wide = sample.filter((cells) => countFilled(cells) > 2).length;
  if (countFilled(heading) <= 2 && wide <= sample.length / 2) return undefined;
  const arn = findColumn(heading, sample, isArnCell, /\barn\b|acquirer ref/i);
  const card = findColumn(heading, sample, isCardCell, /card|\bpan\b|карт/i);
  return arn < 0 && card < 0 ? undefined : { arn, card };
}

function findColumn(
  heading: Cells,
  rows: readonly Cells[],
  isIt: (cell: string) => boolean,
  name: RegExp,
): number {
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  for (let index = 0; index < width; index += 1) {
    const filled = rows.flatMap((cells) => cells[index]?.trim() || []);
    if (filled.filter(isIt).length > filled.length / 2) return index;
  }
  return heading.findIndex((cell) => name.test(cell));
}

function firstFilled(rows: readonly Cells[]): Cells[] {
  const filled: Cells[] = [];
  for (const cells of rows) {
    if (countFilled(cells) > 0) filled.push(cells);
    if (filled.length === sampleSize) break;
  }
  return filled;
}

const countFilled = (cells: Cells) => cells.filter((cell) => cell.trim() !== "").length;

/** Whether the first row is a heading. `Column1` is one too, above longer numbers. */
function isHeading(first: Cells, data: readonly Cells[]): boolean {
  if (!/\p{Nd}/u.test(first.join(""))) return true;
  const isNamed = first.every((cell) => !/^\P{L}*\p{Nd}|\p{Nd}{4}/u.test(cell));
  return isNamed && data.some((cells) => cells.some((cell) => /\p{Nd}{8}/u.test(cell)));
}

function readRow(cells: Cells, isCardFirst: boolean): PastedRow {
  const [first = "", second = "", ...more] = cells;
  const [arnCell, cardCell] = isSwapped(first, second, isCardFirst)
    ? [second, first]
    : [first, second];
  const row = { arn: safeArn(arnCell), card: cleanCard(cardCell) };
  return { ...row, fault: faultOf(row, cells, more) };
}

function faultOf(
  { arn, card }: Pick<PastedRow, "arn" | "card">,
  cells: Cells,
  more: Cells,
): PasteFault | undefined {
  if (more.some((cell) => cell !== "")) return "columns";
  if (cells.some((cell) => shortened.test(cell))) return "shortened";
  if (arnDoubt(arn) === "card") return "card-as-arn";
  return isArnLike(arn) && (card === "" || isCardNumber(card)) ? undefined : "characters";
}

/** Whether the first cell is the card number. */
function isSwapped(first: string, second: string, isCardFirst: boolean): boolean {
  const [left, right] = [cleanCard(first), cleanCard(second)];
  if (isCardFirst) return !isWholeArn(left);
  return (isCard(left) && !isCardNumber(right)) || (isCardNumber(left) && isWholeArn(right));
}

const isArnCell = (cell: string) => {
  const text = cleanArn(cell);
  return isWholeArn(text) || (shortened.test(text) && text.endsWith("22"));
};

const isCardCell = (cell: string) => isCard(cleanCard(cell));

const isCard = (digits: string) => isCardNumber(digits) && passesLuhn(digits);

const isWholeArn = (text: string) => text.length === arnLength && /^\d+$/.test(text);

const isArnLike = (text: string) => /^[0-9A-Za-z]*$/.test(text) && text.length <= longestArn;
