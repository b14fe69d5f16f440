import { maskCardNumbers } from "#privacy/card-number.ts";

const quotes = /["'`´\u02BC\u2018-\u201F\u2032\u2033«»‹›]/g;

/** A text as a reader compares it: dashes, quotes, white space and what a language treats as one letter are the same. */
export const foldText = (text: string): string =>
  text
    .replaceAll(/[\p{Cf}\p{DI}]/gu, "")
    .normalize("NFKC")
    // In upper case `ß` is `SS`, and `ı` is `I`. Capital `ẞ` has to be `ß` before.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll("i\u0307", "i")
    .replaceAll("ς", "σ")
    .replaceAll("ё", "е")
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(quotes, "'")
    .replaceAll(/\s+/g, " ");

/** A character with its combining marks, which are compared together. */
const characters = /\P{M}\p{M}*|\p{M}+/gu;

/** A folded text, and where each of its characters stands in the text as received. */
function foldWithPositions(text: string): { folded: string; positions: readonly number[] } {
  let folded = "";
  const positions: number[] = [];
  for (const { 0: character, index } of text.matchAll(characters)) {
    const part = foldText(character);
    if (part === " " && folded.endsWith(" ")) continue;
    folded += part;
    for (let offset = 0; offset < part.length; offset += 1) positions.push(index);
  }
  return { folded, positions: [...positions, text.length] };
}

/** In characters; the rest is ignored. */
const maxQueryLength = 200;

/**
 * Makes a pattern that finds what was typed in a text folded by `foldText`. A whole card number finds the masked one,
 * some of its hidden digits find nothing.
 */
export function searchPattern(typed: string): RegExp {
  const query = foldText(maskCardNumbers(typed.trim().slice(0, maxQueryLength))).trim();
  const alternatives = [RegExp.escape(query), ...(/\d/.test(query) ? [groupedDigits(query)] : [])];
  // What was typed may have invisible characters only.
  return query === "" ? /(?!)/g : new RegExp(alternatives.join("|"), "gu");
}

export const isFoundIn = (text: string, pattern: RegExp): boolean =>
  foldText(text).search(pattern) !== -1;

/** Where the first hit begins in a text as received; 0 where there is none. */
export function firstHitIn(text: string, pattern: RegExp): number {
  const { folded, positions } = foldWithPositions(text);
  return positions[Math.max(0, folded.search(pattern))] ?? 0;
}

/** Cuts a text, as received, at its hits: every second part is a hit. */
export function splitAtHits(text: string, pattern: RegExp): string[] {
  const { folded, positions } = foldWithPositions(text);
  const parts: string[] = [];
  let end = 0;
  for (const { 0: hit, index } of folded.matchAll(pattern)) {
    const last = positions[index + hit.length - 1];
    const from = positions[index] ?? text.length;
    let next = index + hit.length;
    while (positions[next] === last) next += 1;
    const to = positions[next];
    if (from < end) continue;
    parts.push(text.slice(end, from), text.slice(from, to));
    end = to ?? text.length;
  }
  return [...parts, text.slice(end)];
}

/**
 * Digits match however they are grouped. The last comma or point is the decimal sign, or may set thousands apart where
 * three digits follow; those before it do.
 */
function groupedDigits(query: string): string {
  const compact = query.replaceAll(/[\s']/g, "");
  const last = Math.max(compact.lastIndexOf(","), compact.lastIndexOf("."));
  const before = compact.slice(0, Math.max(0, last)).replaceAll(/[,.]/g, "");
  const after = compact.slice(last + 1);
  const mayBeThousands = /^\d{3}(?!\d)/.test(after);
  return [
    ...Array.from(before, (character) => RegExp.escape(character)),
    ...(last < 0 ? [] : [mayBeThousands ? "[,.]?" : "[,.]"]),
    ...Array.from(after, (character) => RegExp.escape(character)),
  ].join(String.raw`[\s']*`);
}
