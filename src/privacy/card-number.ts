import { type DigitGroup, digitRuns } from "./digit-groups.ts";
import { mayHaveEscapes, plainCharacters } from "./plain-character.ts";
import { limitCombiningMarks } from "./untrusted-text.ts";

const zero = "0".charCodeAt(0);
const minCardLength = 12;
export const maxCardLength = 19;
/** The shortest number that is masked in a text. Card numbers of 12 digits are accepted when typed. */
export const minMaskedLength = 13;
/**
 * The first digits of the cards of the payment systems: Mir, Mastercard, American Express, Diners Club, JCB,
 * Visa, Maestro, UnionPay, Discover, RuPay, UzCard, ArCa, Belkart, Elcard, Napas, Troy, Humo.
 */
const cardPrefix =
  /^(?:22|2[3-6]|27[0-2]|3[04-9]|[4-6]|81|82[01]|8600|9051|9112|9417|9704|9792|9860)/;
/** The most digits at the start of a card number that identify its bank. */
const maxPrefixLength = 8;
const maskedCard = /\d{4}•{4,}\d{4}/;

/** A card number as typed or pasted, in ASCII digits and without spaces, dashes and invisible characters. */
export const cleanCard = (text: string): string =>
  Array.from(text, (character) => {
    const plain = plainCharacters(character.codePointAt(0) ?? 0);
    return /^[\d -]*$/.test(plain) ? plain.replaceAll(/\D/g, "") : character;
  }).join("");

/** Whether a text can be a card number: 12 to 19 digits. */
export const isCardNumber = (text: string): boolean => /^\d{12,19}$/.test(text);

/** Whether the last digit is the check digit of the others (mod 10, Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  let isDoubled = false;
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    const value = (digits.charCodeAt(index) - zero) * (isDoubled ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
    isDoubled = !isDoubled;
  }
  return digits !== "" && sum % 10 === 0;
}

/** The sign that stands for a hidden digit of a card number. */
export const maskSign = "•";

/** Masks a card number: its first and last four digits stay, `4276••••••••1234`; of fewer than 12 digits none stays. */
export function maskCard(number: string): string {
  if (number.length < minCardLength) return maskSign.repeat(number.length);
  return `${number.slice(0, 4)}${maskSign.repeat(number.length - 8)}${number.slice(-4)}`;
}

/** A card of which only the first and last digits are known, in groups of four, `4276 •••• •••• 1234`. */
export function cardFromEnds(first: string, last: string): string {
  const hidden = maskSign.repeat(4);
  return [first.slice(0, 4), hidden, hidden, last.slice(-4)].join(" ");
}

/** Whether a text contains a masked card number, `4276••••••••1234`. */
export const holdsMaskedCard = (text: string): boolean => maskedCard.test(text);

/** A masked card number in groups of four, `4276 •••• •••• 1234`. */
export const inGroups = (masked: string): string => masked.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** The id of a case as text, masked where it is as long as a card number, whatever its check digit. */
export function maskedId(id: number): string {
  const digits = String(id);
  return digits.length < minMaskedLength ? digits : maskCard(digits);
}

/** Whether the id of a case may be a mistyped card number: as long as one, with its first digits. */
export function isIdLikeCard(id: number): boolean {
  const digits = String(id);
  return digits.length >= minMaskedLength && cardPrefix.test(digits);
}

/** A piece of a text: something that looks like a card number, or the text between two of them. */
export interface TextPiece {
  readonly text: string;
  /** `4276••••••••1234` where the piece looks like a card number; else the text. */
  readonly masked: string;
}

/**
 * Cuts a text into pieces. Each number that looks like a card number is a piece of its own. Overlapping
 * numbers are one piece, whose `masked` has its first and its last four digits.
 * @param from start of the part to cut; a number that begins before it is masked too.
 * @param to end of the part; the text after it is searched only for the rest of a number.
 */
export function cardPieces(text: string, from = 0, to = text.length): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = from;
  for (const span of numbersIn(text, from, to)) {
    const start = Math.max(span.from, from);
    if (start > end) pieces.push(plainPiece(text.slice(end, start)));
    end = Math.min(span.to, to);
    pieces.push({ text: text.slice(start, end), masked: maskSpan(span, start, end) });
  }
  if (to > end) pieces.push(plainPiece(text.slice(end, to)));
  return pieces;
}

const plainPiece = (text: string): TextPiece => ({ text, masked: text });

/** Masks a part of a card number. At an end where the part cuts the number, no digits are shown. */
function maskSpan({ from, to, digits }: NumberSpan, start: number, end: number): string {
  if (start === from && end === to) return maskCard(digits);
  const first = start === from ? digits.slice(0, 4) : "";
  const last = end === to ? digits.slice(-4) : "";
  const hidden = Math.min(end - start, digits.length) - first.length - last.length;
  return `${first}${maskSign.repeat(Math.max(4, hidden))}${last}`;
}

/** A number in a text: its digits in ASCII, and where it stands. */
interface NumberSpan {
  readonly digits: string;
  readonly from: number;
  readonly to: number;
}

/** More characters than a number can have with its separators. */
const maxSpanLength = 2048;

/**
 * Finds the numbers that reach into a part of a text, in order and without overlap. A percent sign may begin a
 * code or separate digits, for example, so a text with such signs is read in both ways.
 */
function numbersIn(text: string, from = 0, to = text.length): NumberSpan[] {
  if (text.length < minMaskedLength) return [];
  const start = Math.max(0, from - maxSpanLength);
  const end = Math.min(text.length, to + maxSpanLength);
  const numbers: NumberSpan[] = [];
  for (const readsEscapes of mayHaveEscapes(text) ? [false, true] : [false]) {
    for (const run of digitRuns(text, start, end, readsEscapes)) {
      for (const number of numbersOf(run)) numbers.push(number);
    }
  }
  // A number at the start of the searched part may have begun before it.
  const whole = numbers.filter((number) => number.from > start || start === 0);
  return joinOverlapping(whole).filter((number) => number.to > from && number.from < to);
}

/** For each group of a run, yields the longest card number that begins with this group. */
function* numbersOf(run: readonly DigitGroup[]): Generator<NumberSpan> {
  for (const [first, { from }] of run.entries()) {
    let digits = "";
    let longest: NumberSpan | undefined;
    for (let last = first; last < run.length; last += 1) {
      const group = run[last];
      digits += group?.digits;
      if (!group || digits.length > maxCardLength) break;
      if (digits.length < minMaskedLength || !isOfCard(digits)) continue;
      if (isGroupedLikeCard(run.slice(first, last + 1), run[last + 1]?.gap ?? "")) {
        longest = { digits, from, to: group.to };
      }
    }
    if (longest) yield longest;
  }
}

/**
 * Joins numbers that overlap: the joined number begins with the digits of the first and ends with the last
 * four of the second.
 */
function joinOverlapping(numbers: readonly NumberSpan[]): NumberSpan[] {
  const joined: NumberSpan[] = [];
  for (const number of numbers.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    const before = joined.at(-1);
    if (!before || before.to <= number.from) joined.push(number);
    else if (before.to < number.to) {
      const digits = before.digits.slice(0, maxCardLength - 4) + number.digits.slice(-4);
      joined[joined.length - 1] = { digits, from: before.from, to: number.to };
    }
  }
  return joined;
}

/** Whether a number begins like those of a payment system and has its check digit. */
const isOfCard = (digits: string): boolean => cardPrefix.test(digits) && passesLuhn(digits);

/**
 * Whether groups of digits are separated as in a card number. Spaces and dashes may stand anywhere in one.
 * Dates, amounts and lists have other separators too. With these, all groups but the last must have at least
 * four digits, or the groups must have equal lengths (the last may be shorter) and equal separators. The
 * first group must not be longer than a bank's prefix, unless the last group has four digits: tax numbers and
 * references have long first groups. A comma or semicolon may separate four groups of four only: more groups
 * are a list.
 * @param gapBehind the characters between the groups and the next one; "" without a next one.
 */
function isGroupedLikeCard(groups: readonly DigitGroup[], gapBehind: string): boolean {
  const gaps = groups.slice(1).map(({ gap }) => gap);
  if (gaps.every((gap) => /^[ -]*$/.test(gap))) return true;
  const lengths = groups.map(({ digits }) => digits.length);
  const isEven = gaps.every((gap) => gap === gaps[0]);
  if (gaps.some((gap) => /[,;]/.test(gap))) {
    const isPartOfList = [groups[0]?.gap, gapBehind].includes(gaps[0]);
    return isEven && gaps[0]?.length === 1 && lengths.join() === "4,4,4,4" && !isPartOfList;
  }
  const last = lengths.pop() ?? 0;
  const first = lengths[0] ?? 0;
  const isEqual = last <= first && lengths.every((length) => length === first);
  if (first > maxPrefixLength && last !== 4) return false;
  return lengths.every((length) => length >= 4) || (isEven && isEqual);
}

/**
 * Whether a text has something that looks like a card number: 13 to 19 digits, alone or in groups, with the
 * first digits of a payment system and a valid check digit.
 */
export const holdsCardNumber = (text: string): boolean => numbersIn(text).length > 0;

/** Masks everything in a text that looks like a card number. */
export const maskCardNumbers = (text: string): string =>
  cardPieces(text)
    .map(({ masked }) => masked)
    .join("");

/** Characters of a name that the screen shows, unless the caller says otherwise. */
const maxNameLength = 200;

/** The beginning of a text, masked, with `…` where it is cut. Only the part that is shown is searched. */
export function maskedStart(text: string, maxLength = maxNameLength): string {
  if (text.length <= maxLength) return maskCardNumbers(text);
  const start = cardPieces(text, 0, wholeCharacterEnd(text, maxLength));
  return `${limitCombiningMarks(start.map(({ masked }) => masked).join(""))}…`;
}

/**
 * The index at which a text can be cut after about `maxLength` characters from `from` on, without
 * cutting through a character or a card number.
 */
export function cutPosition(text: string, from: number, maxLength: number): number {
  if (from + maxLength >= text.length) return text.length;
  const end = wholeCharacterEnd(text, from + maxLength);
  const [cut] = numbersIn(text, end - 1, end);
  return cut && cut.from > from && cut.to > end ? cut.from : end;
}

/** `index`, or the index before it where `index` would split a character of two code units. */
const wholeCharacterEnd = (text: string, index: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) ? index - 1 : index;
