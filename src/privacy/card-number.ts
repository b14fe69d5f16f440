import {
  beginsLikeCard,
  findCards,
  maxCardLength,
  minMaskedLength,
  type NumberSpan,
} from "./find-cards.ts";
import { limitCombiningMarks } from "./untrusted-text.ts";

const minCardLength = 12;
const maskedCard = /\d{4}•{4,}\d{4}/;

/** A card number as typed or pasted, in ASCII digits and without spaces, dashes and invisible characters. */
export const cleanCard = (text: string): string =>
  text.normalize("NFKC").replaceAll(/[\s\p{Pd}\u2212\p{Cc}\p{Cf}\p{DI}]/gu, "");

export const isCardNumber = (text: string): boolean => /^\d{12,19}$/.test(text);

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
  return digits.length >= minMaskedLength && beginsLikeCard(digits);
}

/** A piece of a text: something that looks like a card number, or the text between two of them. */
export interface TextPiece {
  readonly text: string;
  /** `4276••••••••1234` where the piece looks like a card number; else the text. */
  readonly masked: string;
}

/**
 * Cuts a part of a text into pieces. Each number that looks like a card number is a piece of its own, also one that
 * only reaches into the part. Numbers that overlap are one piece.
 */
export function cardPieces(text: string, from = 0, to = text.length): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = from;
  for (const span of findCards(text, from, to)) {
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

export const holdsCardNumber = (text: string): boolean => findCards(text).length > 0;

/** Masks everything in a text that looks like a card number. */
export const maskCardNumbers = (text: string): string =>
  cardPieces(text)
    .map(({ masked }) => masked)
    .join("");

/** Whether what was typed as an ARN, which has 23 digits, may be a card number, perhaps mistyped. */
export function mayBeCardForArn(text: string): boolean {
  const { length } = text.normalize("NFKC").replaceAll(/\D/g, "");
  return (length >= minMaskedLength && length <= maxCardLength) || holdsCardNumber(text);
}

const maxNameLength = 200;

/** The beginning of a text, masked, with `…` where it is cut. Only the part that is shown is searched. */
export function maskedStart(text: string, maxLength = maxNameLength): string {
  if (text.length <= maxLength) return maskCardNumbers(text);
  const start = cardPieces(text, 0, wholeCharacterEnd(text, maxLength));
  return `${limitCombiningMarks(start.map(({ masked }) => masked).join(""))}…`;
}

/** Where a text can be cut about `maxLength` characters after `from`, not within a character or a card number. */
export function cutPosition(text: string, from: number, maxLength: number): number {
  if (from + maxLength >= text.length) return text.length;
  const end = wholeCharacterEnd(text, from + maxLength);
  const [cut] = findCards(text, end - 1, end);
  return cut && cut.from > from && cut.to > end ? cut.from : end;
}

/** `index`, or the index before it where `index` would split a character of two code units. */
const wholeCharacterEnd = (text: string, index: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(index - 1)) ? index - 1 : index;
