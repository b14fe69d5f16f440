import { isHeading, readTable } from "#lib/read-table.ts";
import { createPause, nextTask } from "#lib/scheduler.ts";
import { splitEvery } from "#lib/split-every.ts";
import { arnLength, cleanArn } from "#model/arn.ts";
import { arnDoubt } from "#model/arn-doubt.ts";
import { isShortened, unwrapCell } from "#model/spreadsheet-cell.ts";
import { cleanCard, isCardNumber, maskCardNumbers } from "#privacy/card-number.ts";
import { passesLuhn } from "#privacy/find-cards.ts";
import type { NonFileField } from "../../form/values.ts";
import type { PasteError } from "../problem.ts";
import { type NewRow, safeArn } from "../row.ts";
import { createValueReader, type FieldPlace, type WriteAmount } from "./cell-value.ts";

const longestArn = 30;
/** Rows that are read between two yields to the event loop. */
const rowsPerSlice = 100;
/** The number of rows by which the columns of the ARN and the card number are recognized. */
const sampleSize = 200;
/** The most values of a column that are shown where the operator chooses its use. */
const maxSamples = 3;
const arnHeading = /\barn\b|acquirer ref/i;
const cardHeading = /card|\bpan\b|карт/i;

type Cells = readonly string[];

/** A column of a pasted table that is not empty. */
export interface PastedColumn {
  /** From 0. */
  readonly index: number;
  /** "" without one; masked. */
  readonly heading: string;
  /** Its first values, masked. */
  readonly samples: readonly string[];
  /** What it is recognized as by its cells, or by its heading. */
  readonly recognizedAs: "arn" | "card" | undefined;
}

/** Where the values of a row stand: the indexes of the columns. */
export interface ColumnPlaces {
  readonly arn: number | undefined;
  readonly card: number | undefined;
  readonly fields: ReadonlyMap<NonFileField, FieldPlace>;
}

/**
 * A pasted table that has been read. Its cells, which may be card numbers, are only in a private field, until `drop` is
 * called.
 */
export class PastedTable {
  readonly columns: readonly PastedColumn[];
  /** How many rows there are below the heading. */
  readonly count: number;
  #rows: readonly Cells[];

  constructor(columns: readonly PastedColumn[], rows: readonly Cells[]) {
    this.columns = columns;
    this.count = rows.length;
    this.#rows = rows;
  }

  /** Reads the rows, their amounts as they stand in the table by default. The cells stay for another call. */
  async read(
    { arn = -1, card = -1, fields }: ColumnPlaces,
    writeAmount: WriteAmount = (amount) => amount,
  ): Promise<NewRow[]> {
    const pause = createPause();
    const rows: NewRow[] = [];
    const readValues = createValueReader(fields, writeAmount);
    for (const slice of splitEvery(this.#rows, rowsPerSlice)) {
      await pause();
      for (const cells of slice) {
        const row = readRow(unwrapCell(cells[arn] ?? ""), unwrapCell(cells[card] ?? ""));
        rows.push(fields.size === 0 ? row : { ...row, values: readValues(cells) });
      }
    }
    return rows;
  }

  drop(): void {
    this.#rows = [];
  }
}

/**
 * Reads pasted rows. The columns of the ARN and of the card number, either of which may be empty, are recognized by
 * what most of their cells are, else by their headings; if neither of at most two columns is recognized, the first one
 * is the ARN. A first row without a number is a heading.
 */
export async function readSpreadsheet(text: string): Promise<PastedTable> {
  const data = readTable(text);
  // Reading the cells has blocked the event loop for a while: yield before reading the rows.
  await nextTask();
  const [first = []] = data;
  const heading = isFirstRowHeading(first, data) ? first : [];
  const filled = heading === first ? data.slice(1) : data;
  const sample = filled.slice(0, sampleSize);
  const width = filled.reduce((most, cells) => Math.max(most, filledWidth(cells)), 0);
  const { arn, card } = columnsOf(heading, sample, width);
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    heading: maskCardNumbers((heading[index] ?? "").trim()),
    samples: samplesOf(filled, index),
    recognizedAs: index === arn ? ("arn" as const) : index === card ? ("card" as const) : undefined,
  })).filter(({ samples }) => samples.length > 0);
  // Cloned: a substring keeps its whole source in memory, so a stored ARN would keep every pasted card.
  return new PastedTable(columns, structuredClone(filled));
}

const filledWidth = (cells: Cells): number => cells.findLastIndex((cell) => cell.trim() !== "") + 1;

/** The first values of a column that are not empty, masked. */
function samplesOf(rows: readonly Cells[], index: number): string[] {
  const samples: string[] = [];
  for (const cells of rows) {
    const text = cells[index]?.trim() ?? "";
    if (text !== "") samples.push(maskCardNumbers(text));
    if (samples.length === maxSamples) break;
  }
  return samples;
}

/** Whether the first row is a heading. `Column1` above longer numbers is one too. */
function isFirstRowHeading(first: Cells, data: readonly Cells[]): boolean {
  if (isHeading(first)) return true;
  if (first.some((cell) => arnHeading.test(cell) && !/\p{Nd}/u.test(cell))) return true;
  const isNamed = first.every((cell) => !/^\P{L}*\p{Nd}|\p{Nd}{4}/u.test(cell));
  return isNamed && data.some((cells) => cells.some((cell) => /\p{Nd}{8}/u.test(cell)));
}

/** The indexes of the columns of the ARN and the card number, from 0; -1 where none is recognized. */
function columnsOf(heading: Cells, rows: readonly Cells[], width: number) {
  const isMostly = (index: number, isIt: (cell: string) => boolean) => {
    const filled = rows.flatMap((cells) => cells[index]?.trim() || []);
    return filled.filter(isIt).length > filled.length / 2;
  };
  const indexes = Array.from({ length: width }, (_, index) => index);
  const arn =
    indexes.find((index) => isMostly(index, isArnCell)) ??
    heading.findIndex((name) => arnHeading.test(name));
  // The card's name, its type and its ARN have the word "card" in their heading too.
  const card =
    indexes.find((index) => isMostly(index, isCardCell)) ??
    heading.findIndex(
      (name, index) => cardHeading.test(name) && index !== arn && !isMostly(index, hasWord),
    );
  if (width > 2) return { arn, card };
  if (arn < 0 && card >= 0) return { arn: 1 - card, card };
  const foundArn = Math.max(arn, 0);
  const other = 1 - foundArn;
  // Of two columns the other one is the card number, unless it has another heading or other contents.
  const isOther = (heading[other]?.trim() ?? "") !== "" || isMostly(other, isNoCard);
  return { arn: foundArn, card: card < 0 && !isOther ? other : card };
}

/** Reads one row. Text that is no card number is kept in its place: the form says what is wrong with it. */
function readRow(arnCell: string, cardCell: string): NewRow {
  const [arn, card] = [safeArn(arnCell), cleanCard(cardCell)];
  const errorOf = (): PasteError | undefined => {
    if (isShortened(arnCell) || isShortened(cardCell)) return "shortened";
    if (arnDoubt(arn) === "card") return "card-as-arn";
    return isArnLike(arn) ? undefined : "characters";
  };
  return { arn, card, pasteError: errorOf() };
}

const isArnCell = (cell: string) => {
  const text = cleanArn(cell);
  const isWhole = text.length === arnLength && /^\d+$/.test(text);
  return isWhole || (isShortened(text) && text.endsWith("22"));
};

const isCardCell = (cell: string) => {
  const digits = cleanCard(unwrapCell(cell));
  return isCardNumber(digits) && passesLuhn(digits);
};

/** Whether a cell is no card number, not even one that is masked or incomplete. */
const isNoCard = (cell: string) => !/^[\d\s*•·xх-]{6,}$/i.test(unwrapCell(cell));

/** Whether a cell has a word. A card number with letters in place of its middle digits has none. */
const hasWord = (cell: string) => /\p{L}{2}/u.test(cell) && !/\d{4}/.test(cell);

const isArnLike = (text: string) => /^[0-9A-Za-z]*$/.test(text) && text.length <= longestArn;
