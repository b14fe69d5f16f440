import { cleanCard, isCardNumber, passesLuhn } from "#language/card-number.ts";
import { arnLength, cleanArn } from "#model/arn.ts";

/** The places of the two columns that are wanted, from 0; -1 where there is none. */
export interface Columns {
  readonly arn: number;
  readonly card: number;
}

type Cells = readonly string[];

/** Rows that are looked at. */
const some = 200;

/**
 * Finds the ARN and the card number in a table that has other columns beside them: by what most
 * cells of a column are, else by its heading.
 * @param heading its cells; none where the table has no heading.
 * @returns `undefined` for a table of no more than two columns, and where neither is found.
 */
export function columnsOf(heading: Cells, rows: readonly Cells[]): Columns | undefined {
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
  for (let at = 0; at < width; at += 1) {
    const filled = rows.flatMap((cells) => cells[at]?.trim() || []);
    if (filled.filter(isIt).length > filled.length / 2) return at;
  }
  return heading.findIndex((cell) => name.test(cell));
}

function firstFilled(rows: readonly Cells[]): Cells[] {
  const filled: Cells[] = [];
  for (const cells of rows) {
    if (countFilled(cells) > 0) filled.push(cells);
    if (filled.length === some) break;
  }
  return filled;
}

const countFilled = (cells: Cells) => cells.filter((cell) => cell.trim() !== "").length;

/** 23 digits, or what a spreadsheet makes of them. */
function isArnCell(cell: string): boolean {
  const text = cleanArn(cell);
  return (text.length === arnLength && /^\d+$/.test(text)) || /^\d([.,]\d+)?E\+22$/i.test(text);
}

function isCardCell(cell: string): boolean {
  const number = cleanCard(cell);
  return isCardNumber(number) && passesLuhn(number);
}
