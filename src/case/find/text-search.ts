import { maskCardNumbers } from "#privacy/card-number.ts";

/** A part of a text, in UTF-16 code units. */
interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Finds what was typed in a text. */
export interface TextSearch {
  readonly plain: RegExp;
  /** For amounts and numbers written in groups; `undefined` where the query has neither digits nor letters. */
  readonly grouped: RegExp | undefined;
}

/** How much of what was typed is searched for, in characters. */
const maxQueryLength = 200;

/**
 * Makes a search of what was typed: case-insensitive, any white space matches a space. A whole card
 * number is masked, so that it finds the masked number; some of its hidden digits find nothing.
 */
export function createTextSearch(typed: string): TextSearch {
  const wanted = maskCardNumbers(typed.trim().slice(0, maxQueryLength));
  const words = wanted.split(/\s+/).map((word) => RegExp.escape(word));
  return { plain: new RegExp(words.join(String.raw`\s+`), "giu"), grouped: groupedPattern(wanted) };
}

/** Whether a text has a hit. */
export const hasHit = (text: string, search: TextSearch, isGrouped = false): boolean =>
  text.search(patternFor(search, isGrouped)) >= 0;

/** All hits in a text, in their order. */
export const hitsIn = (text: string, search: TextSearch, isGrouped = false): TextRange[] =>
  Array.from(text.matchAll(patternFor(search, isGrouped)), ({ 0: hit, index }) => ({
    from: index,
    to: index + hit.length,
  }));

const patternFor = ({ plain, grouped }: TextSearch, isGrouped: boolean) =>
  isGrouped && grouped ? grouped : plain;

/**
 * Matches digits however they are grouped. The last comma or point is the decimal sign, or may set
 * thousands apart where three digits follow; those before it set thousands apart.
 */
function groupedPattern(wanted: string): RegExp | undefined {
  const compact = wanted.replaceAll(/[\s'’]/g, "");
  if (!/[\d\p{L}]/u.test(compact)) return undefined;
  const last = Math.max(compact.lastIndexOf(","), compact.lastIndexOf("."));
  const before = compact.slice(0, Math.max(0, last)).replaceAll(/[,.]/g, "");
  const after = compact.slice(last + 1);
  const mayBeThousands = /^\d{3}(?!\d)/.test(after);
  const parts = [
    ...Array.from(before, (sign) => RegExp.escape(sign)),
    ...(last < 0 ? [] : [mayBeThousands ? "[,.]?" : "[,.]"]),
    ...Array.from(after, (sign) => RegExp.escape(sign)),
  ];
  return new RegExp(parts.join(String.raw`\s*`), "giu");
}
