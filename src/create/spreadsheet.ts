import { cleanCard, isCardNumber, passesLuhn } from "#language/card-number.ts";
import { cleanArn } from "#model/arn.ts";

/** Why a row of a spreadsheet cannot be read. */
export type BadRow = "shortened" | "columns" | "characters";

/** A pasted table: the rows that could be read, and those that could not, as pasted. */
export interface PastedRows {
  readonly rows: readonly { readonly arn: string; readonly card: string }[];
  readonly bad: readonly { readonly line: number; readonly why: BadRow; readonly text: string }[];
}

const longestArn = 40;
const delimiters = ["\t", ";", ",", "|"];

/**
 * Reads pasted rows of two columns, ARN and card number, either of them empty; the other way round
 * where that is the only sense a row makes. A first row without a digit is a heading.
 */
export async function readSpreadsheet(text: string): Promise<PastedRows> {
  const { default: Papa } = await import("papaparse");
  // Not guessed: of two rows and an empty line at the end the library guesses wrong.
  const delimiter = delimiters.find((sign) => text.includes(sign)) ?? "\t";
  const { data } = Papa.parse<string[]>(text, { delimiter });
  const rows: PastedRows["rows"][number][] = [];
  const bad: PastedRows["bad"][number][] = [];
  for (const [at, cells] of data.entries()) {
    const isHeading = at === 0 && !/\d/.test(cells.join(""));
    const filled = cells.map((cell) => cell.trim());
    if (isHeading || filled.every((cell) => cell === "")) continue;
    const read = readRow(filled);
    if (typeof read === "string") bad.push({ line: at + 1, why: read, text: cells.join("\t") });
    else rows.push(read);
  }
  return { rows, bad };
}

function readRow([first = "", second = "", ...more]: readonly string[]) {
  if (more.some((cell) => cell !== "")) return "columns";
  // What a spreadsheet makes of a long number: 7.4001E+22. The digits are lost.
  if ([first, second].some((cell) => /^\d([.,]\d+)?E\+?\d+$/i.test(cell))) return "shortened";
  const arn = cleanArn(first);
  const card = cleanCard(second);
  const isSwapped = isCard(cleanCard(first)) && !isCardNumber(card);
  const row = isSwapped ? { arn: cleanArn(second), card: cleanCard(first) } : { arn, card };
  return isArnLike(row.arn) && (row.card === "" || isCardNumber(row.card)) ? row : "characters";
}

const isCard = (digits: string) => isCardNumber(digits) && passesLuhn(digits);

const isArnLike = (text: string) => /^[0-9A-Za-z]*$/.test(text) && text.length <= longestArn;
