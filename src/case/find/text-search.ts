import { maskCardNumbers } from "#privacy/card-number.ts";

/** How much of what was typed is searched for, in characters. */
const maxQueryLength = 200;

/**
 * Makes a pattern that finds what was typed, as its only group: case-insensitive, any white space matches
 * a space, and digits match however they are grouped. A whole card number is masked, so that it finds the
 * masked number; some of its hidden digits find nothing.
 */
export function searchPattern(typed: string): RegExp {
  const wanted = maskCardNumbers(typed.trim().slice(0, maxQueryLength));
  const words = wanted.split(/\s+/).map((word) => RegExp.escape(word));
  const ways = [words.join(String.raw`\s+`), ...(/\d/.test(wanted) ? [groupedDigits(wanted)] : [])];
  return new RegExp(`(${ways.join("|")})`, "iu");
}

/**
 * Matches digits however they are grouped. The last comma or point is the decimal sign, or may set
 * thousands apart where three digits follow; those before it set thousands apart.
 */
function groupedDigits(wanted: string): string {
  const compact = wanted.replaceAll(/[\s'’]/g, "");
  const last = Math.max(compact.lastIndexOf(","), compact.lastIndexOf("."));
  const before = compact.slice(0, Math.max(0, last)).replaceAll(/[,.]/g, "");
  const after = compact.slice(last + 1);
  const mayBeThousands = /^\d{3}(?!\d)/.test(after);
  return [
    ...Array.from(before, (sign) => RegExp.escape(sign)),
    ...(last < 0 ? [] : [mayBeThousands ? "[,.]?" : "[,.]"]),
    ...Array.from(after, (sign) => RegExp.escape(sign)),
  ].join(String.raw`\s*`);
}
