import { plainCharacters } from "#privacy/plain-character.ts";
import { minorUnit } from "./currency.ts";
import { splitDecimal } from "./decimal.ts";

/** A longer text is no amount. */
const maxLength = 200;

/**
 * Every number that the text of an amount may mean, as decimal text: `-$1 234,50` is -1234.50, `1,234 EUR`
 * is 1234 or 1.234. None for a text with anything but a currency beside one number, which may change what
 * the number means: `2 mln`, `12 of 30`.
 */
export function possibleAmounts(text: string): string[] {
  const plain = plainSigns(text);
  const first = plain.search(/[.,]?\d/);
  if (first === -1 || plain.length > maxLength) return [];
  const [number = ""] = /^.*\d/.exec(plain.slice(first)) ?? [];
  const before = plain.slice(0, first);
  // `100.-` and `100,-` have no decimals, while the dash of `100-` is a minus sign.
  const after = plain.slice(first + number.length).replace(/^(?:[.,] ?-+|[.,])/, "");
  const isNegative = isNegativeBetween(before, after);
  const isAlone = [before, after].every((affix) => isCurrency(affix.replaceAll(/[-+()]/g, "")));
  if (!isAlone || isNegative === undefined) return [];
  // The three digits at the end may be the numeric code of the currency: `1000.00 643`.
  const [, withoutCode, code = ""] = /^(.*\d) (\d{3})$/.exec(number) ?? [];
  const numbers = possibleNumbers(number);
  if (withoutCode !== undefined && minorUnit(code) !== undefined) {
    numbers.push(...possibleNumbers(withoutCode));
  }
  return numbers.map((amount) => (isNegative ? `-${amount}` : amount));
}

/** The alphabetic code of the currency before or after an amount; "" where there is none. */
export function currencyIn(text: string): string {
  const plain = plainSigns(text);
  const [, last] = /(?:^|\P{L})([A-Z]{3})$/u.exec(plain) ?? [];
  const [, first] = /^-?([A-Z]{3})(?!\p{L})/u.exec(plain) ?? [];
  return last ?? first ?? "";
}

/** Writes digits, separators and dashes of all kinds as the plain ones, and leaves out invisible characters. */
const plainSigns = (text: string): string =>
  text
    .slice(0, maxLength + 1)
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/\p{Nd}/gu, (digit) => plainCharacters(digit.codePointAt(0) ?? 0))
    // The decimal sign of Arabic, which sets thousands apart with U+066C.
    .replaceAll("\u066B", ".")
    .replaceAll(/[\u2018\u2019\u02BC\u00B7\u066C_]/g, "'")
    .replaceAll(/\s+/g, " ")
    .trim();

/**
 * Whether an amount between two texts is negative: a minus sign or brackets around it; `undefined` for more
 * than one sign. Brackets around a currency alone say nothing.
 */
function isNegativeBetween(before: string, after: string): boolean | undefined {
  const around = [before, after].map((affix) => affix.replaceAll(/\([^()]*\)/g, ""));
  const signs = around.join("").replaceAll(/[^-+()]/g, "");
  if (signs === "" || signs === "+") return false;
  return signs === "-" || signs === "()" ? true : undefined;
}

/** Abbreviations of currencies that are no codes. */
const currencyWords = new Set(
  "руб р рублей рубля рубль грн тг тенге сум сом лв kr zł kč ft fr sfr rs lei euro euros dh dhs".split(
    " ",
  ),
);

/** Words in capitals that multiply an amount. */
const multipliers = new Set(["MLN", "MIO", "MIL", "MRD", "BLN", "TYS"]);

/** Whether a text is empty or only names a currency: `RUB`, `руб.`, `$`, `US$`, `USD $`. */
const isCurrency = (text: string): boolean =>
  text
    .split(" ")
    .map((word) => word.replace(/\.$/, ""))
    .every(
      (word) =>
        word === "" ||
        (/^[A-Z]{3}$/.test(word) && !multipliers.has(word)) ||
        /^\p{L}{0,3}\p{Sc}\p{L}{0,3}$/u.test(word) ||
        currencyWords.has(word.toLowerCase()) ||
        minorUnit(word.toUpperCase()) !== undefined,
    );

/** The numbers that digits and separators may mean: the last separator is a thousands sign or the decimal one. */
function possibleNumbers(number: string): string[] {
  if (/e/i.test(number)) return splitDecimal(number) ? [number] : [];
  if (!/^[.,]?\d+(?:[., ']\d+)*$/.test(number)) return [];
  const groups = number.split(/[., ']/);
  const separators = number.match(/[., ']/g) ?? [];
  const numbers = areThousands(groups, separators) ? [groups.join("")] : [];
  const decimals = groups.at(-1) ?? "";
  const last = separators.at(-1) ?? "";
  const earlier = separators.slice(0, -1);
  const canBeDecimal =
    /[.,]/.test(last) &&
    (!earlier.includes(last) || decimals.length !== 3) &&
    areThousands(groups.slice(0, -1), earlier);
  if (canBeDecimal) numbers.push(`${groups.slice(0, -1).join("") || "0"}.${decimals}`);
  return numbers;
}

/**
 * Whether groups of digits are one whole number: equal separators with three digits behind each, or as in
 * India two behind each but the last.
 */
function areThousands([first = "", ...others]: readonly string[], separators: readonly string[]) {
  if (others.length === 0) return true;
  const lengths = others.map(({ length }) => length);
  const last = lengths.pop();
  return (
    new Set(separators).size === 1 &&
    /^[1-9]\d{0,2}$/.test(first) &&
    last === 3 &&
    (lengths.every((length) => length === 3) ||
      (first.length < 3 && lengths.every((length) => length === 2)))
  );
}
