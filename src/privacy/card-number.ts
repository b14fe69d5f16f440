import { limitCombiningMarks } from "./untrusted-text.ts";

/** What people and programs put between digits: spaces, dashes, marks and what is not seen. */
const between = "\\s\\p{Pd}\u2212\\p{Cc}\\p{Cf}\\p{M}\\p{DI}";
/**
 * Groups of digits set apart by these, those of four by a dot or a line too; at least as many digits
 * as the shortest card number has.
 */
const digitGroups = new RegExp(
  `\\p{Nd}(?:(?:[${between}]{0,3}|(?<=\\p{Nd}{4})[._·](?=\\p{Nd}{4}))\\p{Nd}){12,}`,
  "gu",
);
const separators = new RegExp(`([${between}._·]+)`, "u");
/** Any signs between groups of four; a comma between four and no more of them, for many are a list. */
const evenly = "((?![,;])[^\\p{L}\\p{Nd}]{1,8}|(?<!\\p{Nd}[,;]\\p{Nd}{4})[,;])";
const fourthGroup = "(?:\\p{Nd}{4}|\\p{Nd})(?!\\p{Nd}|(?<=[,;]\\p{Nd}{1,4})[,;]\\p{Nd})";
/** Where four groups of four begin; the last may be one digit, and one of up to three may follow. */
const evenGroups = new RegExp(
  `(?<!\\p{Nd})\\p{Nd}(?=(\\p{Nd}{3}${evenly}\\p{Nd}{4}\\2\\p{Nd}{4}\\2${fourthGroup})(\\2\\p{Nd}{1,3}(?!\\p{Nd}))?)`,
  "gu",
);
/** What cards of such lengths begin with: a list of years or of round sums begins otherwise. */
const cardBeginning = /^(?:2[2-7]|[3-6]|97)/;
const anyBetween = new RegExp(`[${between}]`, "gu");
const plainDigits = /^\d*$/;
const digit = /^\p{Nd}$/u;
const maskedCard = /\d{4}•{4,}\d{4}/;
const foreignDigits = /(?!\d)\p{Nd}/gu;
const zero = "0".charCodeAt(0);
const shortest = 12;
const longest = 19;

/** A card number as typed or pasted, in plain digits and without what people put between them. */
export const cleanCard = (text: string): string =>
  plainDigits.test(text)
    ? text
    : text
        .normalize("NFKC")
        .replaceAll(anyBetween, "")
        .replaceAll(foreignDigits, (sign) => String(valueOf(sign)));

/** What a digit of any script counts: each script has its ten in a row, from zero to nine. */
function valueOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** Whether a text can be a card number: 12 to 19 digits. */
export const isCardNumber = (text: string): boolean => /^\d{12,19}$/.test(text);

/** Whether the last digit is the check digit of the others (mod 10, Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, isDoubled = false; at >= 0; at -= 1, isDoubled = !isDoubled) {
    const value = (digits.charCodeAt(at) - zero) * (isDoubled ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits !== "" && sum % 10 === 0;
}

/** The sign that stands for a hidden digit of a card number. */
export const maskSign = "•";

/** Masks a card number: its first and last four digits stay, `4276••••••••1234`; of fewer than 12 digits none stays. */
export function maskCard(number: string): string {
  if (number.length < shortest) return maskSign.repeat(number.length);
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

/** A piece of a text: something that looks like a card number, or what stands between two of them. */
export interface TextPiece {
  readonly text: string;
  /** `4276••••••••1234`, for what looks like a card number; else the text. */
  readonly masked: string;
}

/**
 * A text in pieces: what looks like a card number is one of its own, 13 to 19 digits whose check
 * digit is right, whatever sets them apart. Where several of those overlap, one of which is the
 * card, they are one piece: its `masked` has the first and the last four digits of it.
 * @param from where a part of the text begins; a number that begins before it is masked all the same.
 * @param to where the part ends; what stands behind it is hardly looked at.
 */
export function cardPieces(text: string, from = 0, to = text.length): TextPiece[] {
  return [...piecesInSteps(text, from, to)].filter((piece) => piece !== undefined);
}

/** The pieces one by one, and `undefined` after each window of the search: a place to pause. */
function* piecesInSteps(
  text: string,
  from: number,
  to: number,
): Generator<TextPiece | undefined, void> {
  let end = from;
  for (const span of cardSpans(text, Math.max(0, from - reach), to)) {
    if (span === undefined) {
      yield undefined;
    } else if (span.to > from) {
      const start = Math.max(span.from, from);
      if (start > end) yield plainPiece(text.slice(end, start));
      end = Math.min(span.to, to);
      yield { text: text.slice(start, end), masked: maskSpan(text, span, start, end) };
    }
  }
  if (to > end) yield plainPiece(text.slice(end, to));
}

const plainPiece = (text: string): TextPiece => ({ text, masked: text });

/** Masks the part of a card number between two places: where the part cuts it, no digits are shown. */
function maskSpan(text: string, span: Span, from: number, to: number): string {
  // Of overlapping numbers without end, only the first and the last digits matter.
  const digits =
    to - from > 2 * reach
      ? digitsOf(text.slice(from, from + reach) + text.slice(to - reach, to))
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

/** How many characters are searched in one go: time and stack of a search are bounded by it. */
const windowLength = 16_384;
/** More characters than a card number has, with all that may stand between its digits. */
const reach = 256;
/** More than what stands before a number tells about it. */
const lookBehind = 32;

/**
 * Where a text looks like a card number, one behind the other; and `undefined` after each window.
 * What is found at a place depends only on what is near it, so windows that overlap find the same.
 */
function* cardSpans(text: string, from: number, to: number): Generator<Span | undefined, void> {
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
    if (start + windowLength < to) yield undefined;
  }
  if (last) yield last;
}

/** What looks like a card number and begins between two places of a text. */
function spansIn(text: string, start: number, end: number): Span[] {
  const before = Math.max(0, start - lookBehind);
  const part = text.slice(before, end + reach);
  if (!mayHoldCard(part)) return [];
  return [...spacedCards(part), ...evenCards(part)]
    .map((span) => ({ from: span.from + before, to: span.to + before }))
    .filter(({ from }) => from >= start && from < end)
    .toSorted((a, b) => a.from - b.from);
}

/** The longest card number from each group of digits on. */
function* spacedCards(text: string): Generator<Span> {
  for (const { 0: groups, index } of text.matchAll(digitGroups)) {
    const parts = groups.split(separators);
    const digits = parts.map((part, at) => (at % 2 === 0 ? cleanCard(part) : ""));
    const ends: number[] = [];
    let end = index;
    for (const part of parts) {
      end += part.length;
      ends.push(end);
    }
    for (let at = 0; at < parts.length; at += 2) {
      const last = cardEnd(digits, at);
      if (last !== undefined) yield { from: ends[at - 1] ?? index, to: ends[last] ?? end };
    }
  }
}

function* evenCards(text: string): Generator<Span> {
  for (const { 0: first, 1: groups = "", 3: last = "", index: from } of text.matchAll(evenGroups)) {
    const digits = digitsOf(first + groups);
    if (!cardBeginning.test(digits)) continue;
    const to = from + first.length + groups.length;
    if (last !== "" && passesLuhn(digits + digitsOf(last))) yield { from, to: to + last.length };
    else if (passesLuhn(digits)) yield { from, to };
  }
}

const digitsOf = (text: string): string => cleanCard(text.replaceAll(/\P{Nd}+/gu, ""));

/** Whether a text has digits in the even groups of a card number, a mistyped one or not. */
export const holdsEvenGroups = (text: string): boolean => text.search(evenGroups) !== -1;

/** A text with everything in it masked that looks like a card number. */
export function maskCardNumbers(text: string): string {
  if (text.length <= windowLength && !mayHoldCard(text)) return text;
  return cardPieces(text)
    .map(({ masked }) => masked)
    .join("");
}

/** The same in steps of a few milliseconds, for a text that may be megabytes long. */
export function* maskInSteps(text: string): Generator<undefined, string> {
  if (text.length <= windowLength) return maskCardNumbers(text);
  let masked = "";
  let pieces: string[] = [];
  for (const piece of piecesInSteps(text, 0, text.length)) {
    if (piece === undefined) {
      // Joined at once: a list of millions of pieces takes more memory than the text.
      masked += pieces.join("");
      pieces = [];
      yield;
    } else {
      pieces.push(piece.masked);
    }
  }
  return masked + pieces.join("");
}

/** How much of a text a name on the screen shows, in characters, where nothing else is said. */
const longestName = 200;

/** The beginning of a text, masked: of a longer one no more is searched than is shown. */
export function maskedStart(text: string, longest = longestName): string {
  if (text.length <= longest) return maskCardNumbers(text);
  const start = cardPieces(text, 0, cutBefore(text, longest));
  return `${limitCombiningMarks(start.map(({ masked }) => masked).join(""))}…`;
}

/**
 * Where a text of which about `longest` characters are shown from a place on can be cut: not through
 * a character or a card number.
 */
export function cutPosition(text: string, from: number, longest: number): number {
  if (from + longest >= text.length) return text.length;
  const end = cutBefore(text, from + longest);
  for (const span of cardSpans(text, Math.max(from, end - reach), end)) {
    if (span && span.from > from && span.from < end && span.to > end) return span.from;
  }
  return end;
}

/** The same place, or the one before it where it would cut through a character of two code units. */
const cutBefore = (text: string, at: number): number =>
  /[\uD800-\uDBFF]/.test(text.charAt(at - 1)) ? at - 1 : at;

/** The id of a case as text: masked where its digits happen to look like a card number. */
export const idText = (id: number): string => maskCardNumbers(String(id));

/** An ARN, nearly always: digits without a break, more than a card number has. */
const longNumber = /^\d{20,}$/;

/** Nearly no text has enough digits, and a screen of fields has thousands of texts. */
const mayHoldCard = (text: string): boolean =>
  text.length > shortest &&
  !longNumber.test(text) &&
  (text.search(digitGroups) !== -1 || holdsEvenGroups(text));

/** Whether something in a text looks like a card number. */
export function holdsCardNumber(text: string): boolean {
  if (text.length <= windowLength && !mayHoldCard(text)) return false;
  for (const span of cardSpans(text, 0, text.length)) if (span) return true;
  return false;
}

/**
 * The last group of the longest card number that begins with the group `from`; `undefined` when none does.
 * @param groups of digits, at every other place.
 */
function cardEnd(groups: readonly string[], from: number): number | undefined {
  let end: number | undefined;
  let length = 0;
  // Luhn's sum from digit to digit: as it is when the last one is not doubled, and when it is.
  let [single, double] = [0, 0];
  for (let at = from; at < groups.length; at += 2) {
    const group = groups[at] ?? "";
    length += group.length;
    if (length > longest) break;
    for (let place = 0; place < group.length; place += 1) {
      const value = group.charCodeAt(place) - zero;
      const sum = single;
      single = double + value;
      double = sum + (value > 4 ? 2 * value - 9 : 2 * value);
    }
    if (length > shortest && single % 10 === 0) end = at;
  }
  return end;
}
