/** Stands for any letter in what {@link plainCharacters} returns. */
export const anyLetter = "x";

const invisible = /[\p{Cf}\p{M}\p{DI}]/u;
const digit = /\p{Nd}/u;
const letter = /\p{L}/u;
const whiteSpace = /[\s\p{Cc}]/u;
const dash = /[\p{Pd}\u2212]/u;
/** The code points before the digits 1 to 10 in circles that Unicode does not relate to digits. */
const beforeCircledDigits = [0x24f4, 0x2775, 0x277f, 0x2789];

/**
 * The results of {@link plainCharacters}: a look-up takes a hundredth of the time of the Unicode tests. They
 * are shared by the whole page, because a character means the same everywhere and every text on the screen is
 * searched.
 */
const known = new Map<number, string>();

/**
 * A character as far as it matters for numbers: its digits in ASCII, `x` for a letter, a space for white space
 * and controls, `-` for a dash, "" for an invisible character or a combining mark, else itself. Compatible
 * characters are resolved, so that `⑩` is `10`.
 */
export function plainCharacters(codePoint: number): string {
  const before = known.get(codePoint);
  if (before !== undefined) return before;
  const resolved = String.fromCodePoint(codePoint).normalize("NFKC");
  const plain = Array.from(resolved, plainOf).join("");
  known.set(codePoint, plain);
  return plain;
}

function plainOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (digit.test(character)) return String(digitValue(code));
  if (invisible.test(character)) return "";
  if (letter.test(character)) return anyLetter;
  if (whiteSpace.test(character)) return " ";
  if (dash.test(character)) return "-";
  const before = beforeCircledDigits.find((start) => code > start && code <= start + 10);
  return before === undefined ? character : String(code - before);
}

/** The value of a digit of any script. Unicode has the ten digits of a script in a row, from zero to nine. */
function digitValue(code: number): number {
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** Whether a character may begin an escape of HTML or JSON, or a percent code: `&`, `<`, `%` or `\\`. */
export const beginsEscape = (code: number): boolean =>
  code === 0x26 || code === 0x3c || code === 0x25 || code === 0x5c;

/** Whether a text may have characters that are written as escapes. */
export const mayHaveEscapes = (text: string): boolean => /[&<%\\]/.test(text);

/** An HTML tag, also an escaped one, an HTML entity, a percent code or an escape of a script; also one that was escaped again. */
const escape =
  /<[/!]?[a-z-][^<>]{0,50}>|&(?:amp;)*lt;[/!]?[a-z-][^<>&]{0,50}&(?:amp;)*gt;|&(?:amp;)*(?:#(x[\da-f]{1,6}|\d{1,7});?|[a-z][a-z\d]{1,31};|nbsp)|%(?:25)*([0-7][\da-f]|[89a-f][\da-f](?:%[89ab][\da-f]){0,3})|(?:\\+|%)(?:u([\da-f]{4})|u\{([\da-f]{1,6})\}|x([\da-f]{2}))|\\+[nrt]/iy;

/**
 * Reads the escape that begins at an index. Tags and named entities count as a space.
 * @returns the characters as {@link plainCharacters} gives them, and the index behind the escape;
 * `undefined` where there is none.
 */
export function readEscape(
  text: string,
  index: number,
): { plain: string; end: number } | undefined {
  escape.lastIndex = index;
  const [, entity, percent, ...script] = escape.exec(text) ?? [];
  const end = escape.lastIndex;
  if (end === 0) return undefined;
  if (percent !== undefined) return { plain: plainOfPercent(percent), end };
  const hex = script.find((digits) => digits !== undefined);
  const code = hex === undefined ? entity?.replace(/^x/i, "0x") : `0x${hex}`;
  const codePoint = code === undefined ? space : Number(code);
  return { plain: codePoint > 0x10ffff ? " " : plainCharacters(codePoint), end };
}

const space = 0x20;

function plainOfPercent(code: string): string {
  try {
    return plainCharacters(decodeURIComponent(`%${code}`).codePointAt(0) ?? space);
  } catch {
    // Not UTF-8. Older encodings write a no-break space as `%A0`.
    return " ";
  }
}
