import { foldText } from "#i18n/fold-text.ts";
import { searchPattern } from "#i18n/text-search.ts";

/**
 * Makes a function that tells whether a text has all the words of a filter. Figures with spaces between them
 * are one word: an amount is grouped by thousands.
 */
export function textFilter(typed: string): (text: string) => boolean {
  const patterns = wordsIn(typed).map(searchPattern);
  return (text) => {
    const folded = foldText(text);
    return patterns.every((pattern) => folded.search(pattern) !== -1);
  };
}

function wordsIn(typed: string): string[] {
  const words: string[] = [];
  for (const part of typed.split(/\s+/)) {
    const last = words.at(-1);
    if (last !== undefined && endsInDigit(last) && isNumber(part)) {
      words[words.length - 1] = `${last} ${part}`;
    } else if (part !== "") words.push(part);
  }
  return words;
}

const endsInDigit = (word: string) => /^[\d\s]+$/.test(word);
const isNumber = (word: string) => /^\d[\d.,]*$/.test(word);
