const ignored = /[\p{Cf}\p{DI}]/gu;
const dashes = /[\p{Pd}\u2212]/gu;
const quotes = /["'`´\u02BC\u2018-\u201F\u2032\u2033«»‹›]/g;
const spaces = /\s+/g;

/** A text as a reader compares it: dashes, quotes, white space and what a language treats as one letter are the same. */
export const foldText = (text: string): string =>
  text
    .replaceAll(ignored, "")
    .normalize("NFKC")
    // In upper case `ß` is `SS`, and `ı` is `I`. Capital `ẞ` has to be `ß` before.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll("i\u0307", "i")
    .replaceAll("ς", "σ")
    .replaceAll("ё", "е")
    .replaceAll(dashes, "-")
    .replaceAll(quotes, "'")
    .replaceAll(spaces, " ");

/** A character with its combining marks, which are compared together. */
const characters = /\P{M}\p{M}*|\p{M}+/gu;

/** A folded text, and where each of its characters stands in the text as received. */
export function foldWithPositions(text: string): { folded: string; positions: readonly number[] } {
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
