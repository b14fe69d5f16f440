export const maxCardLength = 19;
/** The shortest number that is masked in a text. Card numbers of 12 digits are accepted when typed. */
export const minMaskedLength = 13;
/**
 * The first digits of the cards of the payment systems: Mir, Mastercard, American Express, Diners Club, JCB,
 * Visa, Maestro, UnionPay, Discover, RuPay, UzCard, ArCa, Belkart, Elcard, Napas, Troy, Humo.
 */
const cardPrefix =
  /^(?:22|2[3-6]|27[0-2]|3[04-9]|[4-6]|81|82[01]|8600|9051|9112|9417|9704|9792|9860)/;

export const beginsLikeCard = (digits: string): boolean => cardPrefix.test(digits);

/** Whether the last digit is the check digit of the others (mod 10, Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  let isDoubled = false;
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    const value = Number(digits[index]) * (isDoubled ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
    isDoubled = !isDoubled;
  }
  return digits !== "" && sum % 10 === 0;
}

export interface NumberSpan {
  /** In ASCII. */
  readonly digits: string;
  readonly from: number;
  readonly to: number;
}

/** More characters than a number has with its separators. */
const maxSpanLength = 128;

const separator = String.raw`[\s\p{Pd}\u2212./]`;
const oneSeparator = new RegExp(`^${separator}$`, "u");
const enoughDigits = new RegExp(`(?:\\d${separator}?){${minMaskedLength}}`, "u");

/**
 * Finds what looks like a card number in a part of a text, in order and without overlap; also a number that reaches into
 * the part. The one rule for every place: after NFKC, 13 to 19 digits that begin as a card does, with at most one
 * space, dash, dot or slash between two, and with their check digit right; also behind their length.
 */
export function findCards(text: string, from = 0, to = text.length): NumberSpan[] {
  const start = Math.max(0, from - maxSpanLength);
  const searched = text.slice(start, to + maxSpanLength);
  const normalized = searched.normalize("NFKC");
  if (!enoughDigits.test(normalized)) return [];
  const isSame = normalized === searched;
  const { plain, starts, ends } = isSame ? { plain: searched } : normalizedWithPositions(searched);
  const numbers = runsIn(plain).flatMap((run) =>
    run.flatMap((group, index) => {
      const number = longestFrom(run, index) ?? behindLength(plain, run, index);
      // A number at the start of the searched part may have begun before it.
      if (!number || (start > 0 && group.from === 0)) return [];
      const first = starts?.[number.from] ?? number.from;
      const last = ends?.[number.to - 1] ?? number.to;
      return [{ digits: number.digits, from: start + first, to: start + last }];
    }),
  );
  return joinOverlapping(numbers).filter((number) => number.to > from && number.from < to);
}

/** A text after NFKC, and for each of its characters where the one that it comes from starts and ends. */
function normalizedWithPositions(text: string) {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let end = 0;
  for (const character of text) {
    const start = end;
    end += character.length;
    const part = character.normalize("NFKC");
    parts.push(part);
    for (let index = 0; index < part.length; index += 1) {
      starts.push(start);
      ends.push(end);
    }
  }
  return { plain: parts.join(""), starts, ends };
}

/** Digits beyond these can't be of a card number. */
const maxGroupLength = 24;

/** Groups of digits, in runs of those between which one separator stands. */
function runsIn(plain: string): NumberSpan[][] {
  const runs: NumberSpan[][] = [];
  let end = Number.NaN;
  for (const { 0: digits, index: from } of plain.matchAll(/\d+/g)) {
    const group = { digits: digits.slice(0, maxGroupLength), from, to: from + digits.length };
    const isNextOfRun = from === end + 1 && oneSeparator.test(plain.charAt(end));
    if (isNextOfRun) runs.at(-1)?.push(group);
    else runs.push([group]);
    end = group.to;
  }
  return runs;
}

/** The longest card number of whole groups that begins with a group. */
function longestFrom(run: readonly NumberSpan[], first: number): NumberSpan | undefined {
  let digits = "";
  let longest: NumberSpan | undefined;
  for (const group of run.slice(first, first + maxCardLength)) {
    digits += group.digits;
    if (digits.length > maxCardLength) break;
    if (digits.length >= minMaskedLength && isOfCard(digits)) {
      longest = { digits, from: run[first]?.from ?? 0, to: group.to };
    }
  }
  return longest;
}

/** Digits of an acquirer reference number, which is no card message. */
export const arnLength = 23;
const messageCardLength = 16;

/**
 * A card number of 16 digits behind its length, as raw card messages write it: `16` + number (ISO 8583, field 2), or
 * `5A08` + number (EMV, tag 5A of 8 bytes). Digits of the next field may follow a number without separators.
 */
function behindLength(
  plain: string,
  run: readonly NumberSpan[],
  index: number,
): NumberSpan | undefined {
  const { digits = "", from: lengthFrom = 0 } = run[index] ?? {};
  const isTag = digits.startsWith("08") && /5A$/i.test(plain.slice(0, lengthFrom).slice(-2));
  const isLength = digits.startsWith("16") && digits.length !== arnLength;
  if (!(isTag || isLength)) return undefined;
  const from = lengthFrom + 2;
  let card = digits.slice(2, 2 + messageCardLength);
  let to = from + card.length;
  for (const group of run.slice(index + 1, index + messageCardLength)) {
    if (card.length >= messageCardLength) break;
    card += group.digits;
    to = group.to;
  }
  return card.length === messageCardLength && isOfCard(card)
    ? { digits: card, from, to }
    : undefined;
}

/** A joined number begins with the digits of the first and ends with the last four of the second. */
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

const isOfCard = (digits: string): boolean => beginsLikeCard(digits) && passesLuhn(digits);
