/** Groups of digits set apart by spaces or dashes. */
const digitGroups = /\d+(?:[\s\p{Pd}]{1,3}\d+)*/gu;
const separators = /([\s\p{Pd}]+)/u;
const shortest = 12;
const longest = 19;

/** A card number as typed or pasted, without the spaces and dashes that people put into it. */
export const cleanCard = (text: string): string =>
  text.normalize("NFKC").replaceAll(/[\s\p{Pd}]/gu, "");

/** Whether a text can be a card number: 12 to 19 digits. */
export const isCardNumber = (text: string): boolean => /^\d{12,19}$/.test(text);

/** Whether the last digit is the check digit of the others (mod 10, Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of digits.split("").toReversed().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
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

/**
 * A text with everything in it masked that looks like a card number: 13 to 19 digits whose check
 * digit is right, spaces and dashes between them ignored.
 */
export function maskCardNumbers(text: string): string {
  const normal = text.normalize("NFKC");
  const masked = normal.replaceAll(digitGroups, (groups) => maskIn(groups.split(separators)));
  return masked === normal ? text : masked;
}

/** Whether something in a text looks like a card number. */
export const holdsCardNumber = (text: string): boolean => maskCardNumbers(text) !== text;

/** `parts` are groups of digits, with what stands between them at the odd places. */
function maskIn(parts: readonly string[]): string {
  for (let from = 0; from < parts.length; from += 2) {
    for (let to = parts.length; to > from; to -= 2) {
      const digits = cleanCard(parts.slice(from, to).join(""));
      if (digits.length > shortest && digits.length <= longest && passesLuhn(digits)) {
        const before = parts.slice(0, from).join("");
        return before + maskCard(digits) + (parts[to] ?? "") + maskIn(parts.slice(to + 1));
      }
    }
  }
  return parts.join("");
}
