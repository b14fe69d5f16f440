import { limitCombiningMarks } from "./untrusted-text.ts";

/** Characters that people and programs put between digits: spaces, dashes, marks and invisible ones. */
const between = "\\s\\p{Pd}\u2212\\p{Cc}\\p{Cf}\\p{M}\\p{DI}";
/**
 * At least 13 digits in groups that are separated by up to three of these characters; groups of four
 * also by a dot, a middle dot or an underscore.
 */
const digitGroups = new RegExp(
  `\\p{Nd}(?:(?:[${between}]{0,3}|(?<=\\p{Nd}{4})[._·](?=\\p{Nd}{4}))\\p{Nd}){12,}`,
  "gu",
);
const separators = new RegExp(`([${between}._·]+)`, "u");
/**
 * Up to eight characters of any kind. A comma or semicolon counts only between four groups of four: more of
 * them are a list of numbers.
 */
const evenSeparator = "((?![,;])[^\\p{L}\\p{Nd}]{1,8}|(?<!\\p{Nd}[,;]\\p{Nd}{4})[,;])";
const fourthGroup = "(?:\\p{Nd}{4}|\\p{Nd})(?!\\p{Nd}|(?<=[,;]\\p{Nd}{1,4})[,;]\\p{Nd})";
/**
 * Four groups of four digits with equal separators. The fourth may be one digit, and a fifth of up to three
 * may follow.
 */
const evenGroups = new RegExp(
  `(?<!\\p{Nd})\\p{Nd}(?=(\\p{Nd}{3}${evenSeparator}\\p{Nd}{4}\\2\\p{Nd}{4}\\2${fourthGroup})(\\2\\p{Nd}{1,3}(?!\\p{Nd}))?)`,
  "gu",
);
/** The first digits of cards of these lengths. A list of years or of round sums begins with others. */
const cardPrefix = /^(?:2[2-7]|[3-6]|97)/;
const anyBetween = new RegExp(`[${between}]`, "gu");
const plainDigits = /^\d*$/;
const digit = /^\p{Nd}$/u;
const maskedCard = /\d{4}•{4,}\d{4}/;
const nonAsciiDigits = /(?!\d)\p{Nd}/gu;
const zero = "0".charCodeAt(0);
const minCardLength = 12;
export const maxCardLength = 19;
/** The shortest number that is masked in a text. Card numbers of 12 digits are accepted when typed. */
export const minMaskedLength = 13;

/** A card number as typed or pasted, in ASCII digits and without the characters between them. */
export const cleanCard = (text: string): string =>
  plainDigits.test(text)
    ? text
    : text
        .normalize("NFKC")
        .replaceAll(anyBetween, "")
        .replaceAll(nonAsciiDigits, (nonAscii) => String(valueOf(nonAscii)));

/** The value of a digit of any script. Unicode has the ten digits of a script in a row, from zero to nine. */
function valueOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

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

/** A piece of a text: something that looks like a card number, or the text between two of them. */
export interface TextPiece {
  readonly text: string;
  /** `4276••••••••1234` where the piece looks like a card number; else the text. */
  readonly masked: string;
}

/**
 * Cuts a text into pieces, of which each thing that looks like a card number is one: 13 to 19 digits
 * with a correct check digit, whatever separates them. Overlapping matches are one piece, whose
 * `masked` has the first and the last four of its digits.
 * @param from start of the part to cut; a number that begins before it is masked too.
 * @param to end of the part; the text behind it is searched only for the rest of a number.
 */
export function cardPieces(text: string, from = 0, to = text.length): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = from;
  for (const span of cardSpans(text, Math.max(0, from - maxSpanLength), to)) {
    if (span.to <= from) continue;
    const start = Math.max(span.from, from);
    if (start > end) pieces.push(plainPiece(text.slice(end, start)));
    end = Math.min(span.to, to);
    pieces.push({ text: text.slice(start, end), masked: maskSpan(text, span, start, end) });
  }
  if (to > end) pieces.push(plainPiece(text.slice(end, to)));
  return pieces;
}

const plainPiece = (text: string): TextPiece => ({ text, masked: text });

/** Masks a part of a card number. At an end where the part cuts the number, no digits are shown. */
function maskSpan(text: string, span: Span, from: number, to: number): string {
  // Overlapping numbers can make a piece of any length, of which only the ends are shown.
  const digits =
    to - from > 2 * maxSpanLength
      ? digitsOf(text.slice(from, from + maxSpanLength) + text.slice(to - maxSpanLength, to))
      : digitsOf(text.slice(from, to));
  if (span.from === from && span.to === to) return maskCard(digits);
  const first = span.from === from ? digits.slice(0, 4) : "";
  const last = span.to === to ? digits.slice(-4) : "";
  return `${first}${maskSign.repeat(Math.max(4, digits.length - first.length - last.length))}${last}`;
}

interface Span {
  readonly from: number;
  to: number;
}

/** Characters that are searched in one step, which bounds the time and the stack of a search. */
const windowLength = 16_384;
/** More characters than a card number can have with its separators. */
const maxSpanLength = 256;
/** More characters than the patterns look at before a number. */
const lookBehindLength = 32;

/**
 * The parts of a text that look like card numbers, in order and without overlap. A match depends only on
 * the text near it, so overlapping windows find the same matches.
 */
function* cardSpans(text: string, from: number, to: number): Generator<Span, void> {
  let last: Span | undefined;
  for (let start = from; start < to; start += windowLength) {
    for (const span of spansIn(text, start, Math.min(start + windowLength, to))) {
      if (last && span.from < last.to) {
        last.to = Math.max(last.to, span.to);
      } else {
        if (last) yield last;
        last = span;
      }
    }
  }
  if (last) yield last;
}

/** The parts that look like card numbers and begin between `start` and `end`. */
function spansIn(text: string, start: number, end: number): Span[] {
  const before = Math.max(0, start - lookBehindLength);
  const part = text.slice(before, end + maxSpanLength);
  if (!mayHoldCard(part)) return [];
  return [...spacedCards(part), ...evenCards(part)]
    .map((span) => ({ from: span.from + before, to: span.to + before }))
    .filter(({ from }) => from >= start && from < end)
    .toSorted((a, b) => a.from - b.from);
}

/** From each group of digits, the longest card number that begins with it. */
function* spacedCards(text: string): Generator<Span> {
  for (const { 0: groups, index } of text.matchAll(digitGroups)) {
    const parts = groups.split(separators);
    const digits = parts.map((part, index) => (index % 2 === 0 ? cleanCard(part) : ""));
    const ends: number[] = [];
    let end = index;
    for (const part of parts) {
      end += part.length;
      ends.push(end);
    }
    for (let first = 0; first < parts.length; first += 2) {
      const last = cardEnd(digits, first);
      if (last !== undefined) yield { from: ends[first - 1] ?? index, to: ends[last] ?? end };
    }
  }
}

/** Card numbers in groups of four digits with any equal separators. */
function* evenCards(text: string): Generator<Span> {
  for (const { 0: first, 1: groups = "", 3: last = "", index: from } of text.matchAll(evenGroups)) {
    const digits = digitsOf(first + groups);
    if (!cardPrefix.test(digits)) continue;
    const to = from + first.length + groups.length;
    if (last !== "" && passesLuhn(digits + digitsOf(last))) yield { from, to: to + last.length };
    else if (passesLuhn(digits)) yield { from, to };
  }
}

const digitsOf = (text: string): string => cleanCard(text.replaceAll(/\P{Nd}+/gu, ""));

/** Whether a text has digits in four even groups, whether or not their check digit is correct. */
export const holdsEvenGroups = (text: string): boolean => text.search(evenGroups) !== -1;

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
  for (const span of cardSpans(text, Math.max(from, end - maxSpanLength), end)) {
    if (span.from > from && span.from < end && span.to > end) return span.from;
  }
  return end;
}

/** The index, or the one before it if the index is inside a character of two code units. */
const wholeCharacterEnd = (text: string, index: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) ? index - 1 : index;

/** The id of a case as text, masked from 13 digits on: it may be a card number, also with a wrong check digit. */
export const maskedId = (id: number): string =>
  String(id).length < minMaskedLength ? String(id) : maskCard(String(id));

/** Digits without a break, more than a card number has: nearly always an ARN. */
const longNumber = /^\d{20,}$/;

/** A quick test first: a screen of fields has thousands of texts, and nearly none has enough digits. */
const mayHoldCard = (text: string): boolean =>
  text.length >= minMaskedLength &&
  !longNumber.test(text) &&
  (text.search(digitGroups) !== -1 || holdsEvenGroups(text));

/** Whether something in a text looks like a card number. */
export const holdsCardNumber = (text: string): boolean =>
  !cardSpans(text, 0, text.length).next().done;

/**
 * The index of the last group of the longest card number that begins with the group `from`; `undefined`
 * when there is none.
 * @param groups digits at even indexes, separators at odd ones.
 */
function cardEnd(groups: readonly string[], from: number): number | undefined {
  let end: number | undefined;
  let length = 0;
  // Luhn's sum of the digits so far: if the last one is not doubled, and if it is.
  let [single, double] = [0, 0];
  for (let index = from; index < groups.length; index += 2) {
    const group = groups[index] ?? "";
    length += group.length;
    if (length > maxCardLength) break;
    for (let offset = 0; offset < group.length; offset += 1) {
      const value = group.charCodeAt(offset) - zero;
      const sum = single;
      single = double + value;
      double = sum + (value > 4 ? 2 * value - 9 : 2 * value);
    }
    if (length >= minMaskedLength && single % 10 === 0) end = index;
  }
  return end;
}
