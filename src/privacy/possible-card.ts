import { maskCard, maskCardNumbers } from "./card-number.ts";
import { type DigitGroup, digitRuns } from "./digit-groups.ts";

/** More groups than the digits of a card number can make. */
const maxGroups = 17;
/** The groups in which card numbers are printed, by their lengths. */
const printedGroups = [/^4-4-4-4-[1-3](?!\d)/, /^4-4-4-[1-4](?!\d)/, /^4-6-[45](?!\d)/];
/** Lengths of card numbers that are recognized whatever their check digit. */
const cardLengths = [15, 16];
/** A card number with its expiry as one number: 15 or 16 digits, then MMYY or YYMM of the years 2020 to 2039. */
const cardWithExpiry = /^[2-6]\d{14,15}(?:(?:0[1-9]|1[0-2])[23]\d|[23]\d(?:0[1-9]|1[0-2]))$/;
/**
 * Masks everything in a text that may be a card number, also one that was mistyped. Stricter than
 * `maskCardNumbers`, for what is stored or stands in an address: 15 or 16 digits count whatever their check
 * digit, in printed groups or not, and so do card and expiry as one number. A number of another length,
 * such as an ARN of 23 digits, stays.
 */
export function maskPossibleCards(text: string): string {
  const masked = maskCardNumbers(text);
  let result = "";
  let end = 0;
  for (const run of digitRuns(masked, 0, masked.length, false)) {
    for (let index = 0; index < run.length; ) {
      const count = cardGroupsAt(masked, run, index);
      const card = run.slice(index, index + count);
      if (card[0]) result += masked.slice(end, card[0].from) + maskCard(digitsFrom(card));
      end = card.at(-1)?.to ?? end;
      index += Math.max(1, count);
    }
  }
  return result + masked.slice(end);
}

/** Whether something in a text may be a card number, see {@link maskPossibleCards}. */
export const holdsPossibleCard = (text: string): boolean => maskPossibleCards(text) !== text;

const digitsFrom = (groups: readonly DigitGroup[]): string =>
  groups.map(({ digits }) => digits).join("");

/** How many groups from `index` on may be one card number; 0 when they are none. */
function cardGroupsAt(text: string, run: readonly DigitGroup[], index: number): number {
  const { digits = "" } = run[index] ?? {};
  if (cardLengths.includes(digits.length) || cardWithExpiry.test(digits)) return 1;
  return printedCardAt(run, index) || evenlySpacedCardAt(text, run, index);
}

/** Groups as printed, with anything but a comma or semicolon between them. */
function printedCardAt(run: readonly DigitGroup[], index: number): number {
  const chain = chainAt(run, index, ({ gap }) => !/[,;]/.test(gap)).slice(0, 5);
  const lengths = chain.map(({ digits }) => digits.length).join("-");
  const printed = printedGroups.map((groupsOf) => groupsOf.exec(lengths)?.[0]).find(Boolean);
  return printed?.split("-").length ?? 0;
}

/**
 * Groups of any lengths that have 15 or 16 digits together. No further group may be joined to them by a
 * single space or dash.
 */
function evenlySpacedCardAt(text: string, run: readonly DigitGroup[], index: number): number {
  // Numbers in lines of their own are a list.
  const continues = ({ gap, from }: DigitGroup) =>
    /^[ -]$/.test(gap) && !/[\r\n]/.test(text.charAt(from - 1));
  const first = run[index];
  if (first && continues(first)) return 0;
  const chain = chainAt(run, index, continues);
  return cardLengths.includes(digitsFrom(chain).length) ? chain.length : 0;
}

/** The groups from `index` on, up to the first that does not continue the group before it. */
function chainAt(
  run: readonly DigitGroup[],
  index: number,
  continues: (group: DigitGroup) => boolean,
): DigitGroup[] {
  const groups = run.slice(index, index + maxGroups);
  const end = groups.findIndex((group, offset) => offset > 0 && !continues(group));
  return end === -1 ? groups : groups.slice(0, end);
}
