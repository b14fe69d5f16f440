const zero = "0".charCodeAt(0);
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
    const value = (digits.charCodeAt(index) - zero) * (isDoubled ? 2 : 1);
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

/**
 * Finds what looks like a card number in a part of a text, in order and without overlap; also a number that reaches into
 * the part. The one rule for every place: after NFKC, 13 to 19 digits that begin as a card does, with at most one
 * space, dash, dot or slash between two, and with their check digit right; also behind their length.
 */
export function findCards(text: string, from = 0, to = text.length): NumberSpan[] {
  if (text.length < minMaskedLength) return [];
  const start = Math.max(0, from - maxSpanLength);
  const numbers: NumberSpan[] = [];
  for (const run of runsIn(text, start, Math.min(text.length, to + maxSpanLength))) {
    for (const [index, group] of run.entries()) {
      const number = longestFrom(run, index) ?? behindLength(text, run, index);
      // A number at the start of the searched part may have begun before it.
      if (number && (start === 0 || group.from > start)) numbers.push(number);
    }
  }
  return joinOverlapping(numbers).filter((number) => number.to > from && number.from < to);
}

interface DigitGroup {
  /** In ASCII, at most {@link maxGroupLength} of them: a longer group is no card number. */
  digits: string;
  /** The index at which each of the digits begins. */
  readonly starts: number[];
  readonly from: number;
  to: number;
}

const maxGroupLength = 24;

/** Reads the digits of a text, after NFKC, in runs of groups, between which one separator stands. */
function* runsIn(text: string, from: number, to: number): Generator<readonly DigitGroup[]> {
  let run: DigitGroup[] = [];
  let group: DigitGroup | undefined;
  let hasSeparator = false;
  for (let index = from; index < to; ) {
    const start = index;
    const code = text.codePointAt(index) ?? 0;
    index += code > 0xffff ? 2 : 1;
    // Most characters of a text are letters outside of a run, so this decides how long a search takes.
    if (!group && code < 0x80 && !isDigit(code)) continue;
    for (const sign of signsOf(code)) {
      if (isDigit(sign.charCodeAt(0))) {
        if (!group || hasSeparator) {
          group = { digits: "", starts: [], from: start, to: index };
          run.push(group);
        }
        if (group.digits.length < maxGroupLength) {
          group.digits += sign;
          group.starts.push(start);
        }
        group.to = index;
        hasSeparator = false;
      } else if (group && sign === separator && !hasSeparator) hasSeparator = true;
      else if (group) {
        yield run;
        run = [];
        group = undefined;
        hasSeparator = false;
      }
    }
  }
  if (group) yield run;
}

const isDigit = (code: number): boolean => code >= zero && code <= zero + 9;

const separator = " ";
const other = "x";

/** The Unicode tests take a hundred times as long. */
const knownSigns = new Map<number, string>();

/** What a character means for numbers: each of its characters after NFKC as a digit, a separator or another sign. */
function signsOf(codePoint: number): string {
  const known = knownSigns.get(codePoint);
  if (known !== undefined) return known;
  const signs = Array.from(String.fromCodePoint(codePoint).normalize("NFKC"), (character) => {
    if (/\d/.test(character)) return character;
    return /[\s\p{Pd}\u2212./]/u.test(character) ? separator : other;
  }).join("");
  knownSigns.set(codePoint, signs);
  return signs;
}

/** The longest card number of whole groups that begins with a group. */
function longestFrom(run: readonly DigitGroup[], first: number): NumberSpan | undefined {
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

/** An acquirer reference number is no card message. */
const arnLength = 23;

/**
 * A card number of 16 digits behind its length, as raw card messages write it: `16` + number (ISO 8583, field 2), or
 * `5A08` + number (EMV, tag 5A of 8 bytes). Digits of the next field may follow a number without separators.
 */
function behindLength(
  text: string,
  run: readonly DigitGroup[],
  index: number,
): NumberSpan | undefined {
  const group = run[index];
  if (!group) return undefined;
  const { digits, starts, from, to } = group;
  const before = text.slice(Math.max(0, from - 2), from).normalize("NFKC");
  const isTag = digits.startsWith("08") && /5A$/i.test(before);
  const isLength = digits.startsWith("16") && digits.length !== arnLength;
  if (!(isTag || isLength)) return undefined;
  const first = { digits: digits.slice(2), starts: starts.slice(2), from: starts[2] ?? from, to };
  let card = first.digits.slice(0, 16);
  let end = starts[18] ?? to;
  for (const group of run.slice(index + 1)) {
    if (card.length >= 16) break;
    card += group.digits;
    end = group.to;
  }
  return card.length === 16 && isOfCard(card)
    ? { digits: card, from: first.from, to: end }
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
