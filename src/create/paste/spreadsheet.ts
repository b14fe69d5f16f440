import { arnDoubt } from "#glance/arn-doubt.ts";
import { cleanCard, isCardNumber, passesLuhn } from "#language/card-number.ts";
import { arnLength } from "#model/arn.ts";
import { newBreath } from "#ui/breath.ts";
import { type PasteFault, safeArn } from "../transactions/transaction.ts";
import type { PastedRow } from "../transactions/transaction-list.ts";
import { cellsOf } from "./spreadsheet-cells.ts";
import { columnsOf } from "./spreadsheet-columns.ts";

/** A pasted table. */
export interface Spreadsheet {
  readonly rows: readonly PastedRow[];
  /** How many columns have nothing to do with it: amounts, dates. */
  readonly otherColumns: number;
}

const longestArn = 30;
/** Rows between two looks at the clock. */
const atOnce = 100;

/**
 * Reads pasted rows of two columns, ARN and card number, either of them empty; the other way round
 * where the heading says so or that is the only sense a row makes. Of more columns those two are
 * looked for. A first row without a number is a heading. Thousands of rows are read in pieces.
 */
export async function readSpreadsheet(text: string): Promise<Spreadsheet> {
  const breath = newBreath();
  const data = await cellsOf(text, breath);
  const [heading = []] = data;
  const hasHeading = isHeading(heading, data);
  const columns = columnsOf(hasHeading ? heading : [], data.slice(hasHeading ? 1 : 0));
  const isCardFirst = !columns && hasHeading && /card|pan|карт/i.test(heading[0] ?? "");
  const wanted = new Set(columns && [columns.arn, columns.card].filter((at) => at >= 0));
  const rows: PastedRow[] = [];
  for (let from = 0; from < data.length; from += atOnce) {
    const pause = breath.take();
    if (pause) await pause;
    const some = data.slice(from, from + atOnce).map((all, place) => {
      const at = from + place;
      if ((at === 0 && hasHeading) || all.every((cell) => cell.trim() === "")) return undefined;
      return columns ? [all[columns.arn] ?? "", all[columns.card] ?? ""] : all;
    });
    // Copied: a substring keeps its whole source in memory; a kept ARN would keep every pasted card.
    for (const cells of structuredClone(some)) {
      if (!cells) continue;
      const trimmed = cells.map((cell) => cell.trim());
      rows.push(readRow(trimmed, isCardFirst));
    }
  }
  const width = data.reduce((most, cells) => Math.max(most, cells.length), 0);
  return { rows, otherColumns: columns ? width - wanted.size : 0 };
}

/** `Column1` is a heading too, above longer numbers. */
function isHeading(first: readonly string[], data: readonly (readonly string[])[]): boolean {
  if (!/\p{Nd}/u.test(first.join(""))) return true;
  const isNamed = first.every((cell) => !/^\P{L}*\p{Nd}|\p{Nd}{4}/u.test(cell));
  return isNamed && data.some((cells) => cells.some((cell) => /\p{Nd}{8}/u.test(cell)));
}

function readRow(cells: readonly string[], isCardFirst: boolean): PastedRow {
  const [first = "", second = "", ...more] = cells;
  const [arnCell, cardCell] = isTurned(first, second, isCardFirst)
    ? [second, first]
    : [first, second];
  const row = { arn: safeArn(arnCell), card: cleanCard(cardCell) };
  return { ...row, fault: faultOf(row, cells, more) };
}

function faultOf(
  { arn, card }: Pick<PastedRow, "arn" | "card">,
  cells: readonly string[],
  more: readonly string[],
): PasteFault | undefined {
  if (more.some((cell) => cell !== "")) return "columns";
  // What a spreadsheet makes of a long number: 7.4001E+22. The digits are lost.
  if (cells.some((cell) => /^\d([.,]\d+)?E\+?\d+$/i.test(cell))) return "shortened";
  if (arnDoubt(arn) === "card") return "card-as-arn";
  return isArnLike(arn) && (card === "" || isCardNumber(card)) ? undefined : "characters";
}

/** Whether the first cell is the card number. */
function isTurned(first: string, second: string, isCardFirst: boolean): boolean {
  const [left, right] = [cleanCard(first), cleanCard(second)];
  if (isCardFirst) return !isWholeArn(left);
  return (isCard(left) && !isCardNumber(right)) || (isCardNumber(left) && isWholeArn(right));
}

const isCard = (digits: string) => isCardNumber(digits) && passesLuhn(digits);

const isWholeArn = (text: string) => text.length === arnLength && /^\d+$/.test(text);

const isArnLike = (text: string) => /^[0-9A-Za-z]*$/.test(text) && text.length <= longestArn;
