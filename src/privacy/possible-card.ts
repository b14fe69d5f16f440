import { cleanCard, maskCard, maskCardNumbers } from "./card-number.ts";

/** The groups in which card numbers are printed, by their lengths. */
const printedGroups = [/^4-4-4-4-[1-3](?!\d)/, /^4-4-4-[1-4](?!\d)/, /^4-6-[45](?!\d)/];
/** Lengths of card numbers that are recognized whatever their check digit. */
const cardLengths = [15, 16];
/** A card number with its expiry as one number: 15 or 16 digits, then MMYY or YYMM of the years 2020 to 2039. */
const cardWithExpiry = /^[2-6]\d{14,15}(?:(?:0[1-9]|1[0-2])[23]\d|[23]\d(?:0[1-9]|1[0-2]))$/;
/** What may stand between two groups: a few characters that are neither letters nor digits, no list. */
const groupSeparator = /^[^\p{L}\p{Nd},;]{1,8}$/u;
/** What may stand between digits that are grouped in no known way. */
const singleSeparator = /^(?:[^\S\r\n]|\p{Pd})$/u;
/** More groups than the digits of a card number can make. */
const maxGroups = 17;

/** A run of digits in a text. */
interface DigitGroup {
  readonly from: number;
  readonly to: number;
  readonly digits: string;
}

/**
 * Masks everything in a text that may be a card number, also one that was mistyped. Stricter than
 * `maskCardNumbers`, for what is stored or stands in an address: 15 or 16 digits count whatever their check
 * digit, in printed groups or not, and so do card and expiry as one number. A number of another length,
 * such as an ARN of 23 digits, stays.
 */
export function maskPossibleCards(text: string): string {
  const masked = maskCardNumbers(text);
  const groups = digitGroups(masked);
  let result = "";
  let end = 0;
  for (let index = 0; index < groups.length; ) {
    const count = cardGroupsAt(masked, groups, index);
    const card = groups.slice(index, index + count);
    if (card[0]) result += masked.slice(end, card[0].from) + maskCard(digitsFrom(card));
    end = card.at(-1)?.to ?? end;
    index += Math.max(1, count);
  }
  return result + masked.slice(end);
}

/** Whether something in a text may be a card number, see {@link maskPossibleCards}. */
export const holdsPossibleCard = (text: string): boolean => maskPossibleCards(text) !== text;

const digitGroups = (text: string): DigitGroup[] =>
  [...text.matchAll(/\p{Nd}+/gu)].map(({ 0: digits, index }) => ({
    from: index,
    to: index + digits.length,
    digits: cleanCard(digits),
  }));

const digitsFrom = (groups: readonly DigitGroup[]): string =>
  groups.map(({ digits }) => digits).join("");

/** How many groups from `index` on may be one card number; 0 when they are none. */
function cardGroupsAt(text: string, groups: readonly DigitGroup[], index: number): number {
  const { digits = "" } = groups[index] ?? {};
  if (cardLengths.includes(digits.length) || cardWithExpiry.test(digits)) return 1;
  return printedCardAt(text, groups, index) || evenlySpacedCardAt(text, groups, index);
}

function printedCardAt(text: string, groups: readonly DigitGroup[], index: number): number {
  const chain = chainAt(text, groups, index, groupSeparator).slice(0, 5);
  const lengths = chain.map(({ digits }) => digits.length).join("-");
  const printed = printedGroups.map((groupsOf) => groupsOf.exec(lengths)?.[0]).find(Boolean);
  return printed?.split("-").length ?? 0;
}

/** Groups of any lengths that are 15 or 16 digits together, with nothing that belongs to them around. */
function evenlySpacedCardAt(text: string, groups: readonly DigitGroup[], index: number): number {
  const before = groups[index - 1];
  const first = groups[index];
  if (before && first && singleSeparator.test(text.slice(before.to, first.from))) return 0;
  const chain = chainAt(text, groups, index, singleSeparator);
  return cardLengths.includes(digitsFrom(chain).length) ? chain.length : 0;
}

/** The groups from `index` on between which only such separators stand. */
function chainAt(
  text: string,
  groups: readonly DigitGroup[],
  index: number,
  separator: RegExp,
): DigitGroup[] {
  const chain: DigitGroup[] = [];
  for (const group of groups.slice(index, index + maxGroups)) {
    const last = chain.at(-1);
    if (last && !separator.test(text.slice(last.to, group.from))) break;
    chain.push(group);
  }
  return chain;
}
