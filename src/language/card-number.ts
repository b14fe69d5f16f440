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
const foreignDigits = /(?!\d)\p{Nd}/gu;
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
  for (let place = 1; place <= digits.length; place += 1) {
    const value = Number(digits.at(-place)) * (place % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits !== "" && sum % 10 === 0;
}

/** A card number with its first and last four digits, `4276••••••••1234`; shorter text has none. */
export function maskCard(number: string): string {
  if (number.length < shortest) return "•".repeat(number.length);
  return `${number.slice(0, 4)}${"•".repeat(number.length - 8)}${number.slice(-4)}`;
}

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
 */
export function cardPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  const plainTo = (to: number) => {
    const plain = text.slice(end, to);
    if (plain !== "") pieces.push({ text: plain, masked: plain });
  };
  for (const { from, to } of cardSpans(text)) {
    plainTo(from);
    const card = text.slice(from, to);
    pieces.push({ text: card, masked: maskCard(digitsOf(card)) });
    end = to;
  }
  plainTo(text.length);
  return pieces;
}

interface Span {
  readonly from: number;
  to: number;
}

/** Where a text looks like a card number, one behind the other. */
function cardSpans(text: string): Span[] {
  const spans: Span[] = [];
  for (const span of [...spacedCards(text), ...evenCards(text)].toSorted(
    (a, b) => a.from - b.from,
  )) {
    const last = spans.at(-1);
    if (last && span.from < last.to) last.to = Math.max(last.to, span.to);
    else spans.push(span);
  }
  return spans;
}

/** The longest card number from each group of digits on. */
function* spacedCards(text: string): Generator<Span> {
  for (const { 0: groups, index } of text.matchAll(digitGroups)) {
    const parts = groups.split(separators);
    const digits = parts.map((part, at) => (at % 2 === 0 ? cleanCard(part) : ""));
    let from = index;
    for (const [at, part] of parts.entries()) {
      const end = at % 2 === 0 ? cardEnd(digits, at) : at;
      if (end > at) yield { from, to: from + parts.slice(at, end).join("").length };
      from += part.length;
    }
  }
}

function* evenCards(text: string): Generator<Span> {
  for (const { 0: first, 1: groups = "", 3: last = "", index: from } of text.matchAll(evenGroups)) {
    const ends = [first + groups + last, first + groups].filter((card) => {
      const digits = digitsOf(card);
      return cardBeginning.test(digits) && passesLuhn(digits);
    });
    if (ends[0] !== undefined) yield { from, to: from + ends[0].length };
  }
}

const digitsOf = (text: string): string => cleanCard(text.replaceAll(/\P{Nd}/gu, ""));

/** Whether a text has digits in the even groups of a card number, a mistyped one or not. */
export const holdsEvenGroups = (text: string): boolean => text.search(evenGroups) !== -1;

/** A text with everything in it masked that looks like a card number. */
export const maskCardNumbers = (text: string): string =>
  mayHoldCard(text)
    ? cardPieces(text)
        .map(({ masked }) => masked)
        .join("")
    : text;

/** The beginning of a text, masked before it is cut: half a card number looks like none. */
export function maskedStart(text: string, longest: number): string {
  const masked = maskCardNumbers(text);
  return masked.length > longest ? `${masked.slice(0, longest)}…` : masked;
}

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
export const holdsCardNumber = (text: string): boolean => maskCardNumbers(text) !== text;

/**
 * Where the longest card number ends that begins with the group `from`; `from` when none does.
 * @param groups of digits, at every other place.
 */
function cardEnd(groups: readonly string[], from: number): number {
  let end = from;
  let length = 0;
  // Luhn's sum from digit to digit: as it is when the last one is not doubled, and when it is.
  let [single, double] = [0, 0];
  for (let at = from; at < groups.length; at += 2) {
    const group = groups[at] ?? "";
    length += group.length;
    if (length > longest) break;
    for (const sign of group) {
      const value = Number(sign);
      [single, double] = [double + value, single + (value > 4 ? 2 * value - 9 : 2 * value)];
    }
    if (length > shortest && single % 10 === 0) end = at + 1;
  }
  return end;
}
