import { anyLetter, beginsEscape, plainCharacters, readEscape } from "./plain-character.ts";

/** Digits in a text that have nothing visible between them. */
export interface DigitGroup {
  /** In ASCII, at most {@link maxGroupLength} of them. */
  digits: string;
  /** The characters between this group and the one before it; "" for the first group of a run. */
  readonly gap: string;
  readonly from: number;
  to: number;
}

/**
 * Further digits of a group are dropped: a longer group is no card number, not even one with an expiry of
 * four digits.
 */
const maxGroupLength = 24;
/** The longest {@link DigitGroup.gap} within a run, in characters. */
const maxGap = 3;
/** The longest gap in the text itself, in characters: with escapes, invisible and repeated characters. */
const maxReceivedGap = 64;

/**
 * Reads the digits of a text in runs of groups. In a run, at most three characters that are neither letters nor
 * digits stand between two groups; several equal ones count as one.
 * @param readsEscapes whether entities, percent codes and the like are read as what they stand for.
 */
export function* digitRuns(
  text: string,
  from: number,
  to: number,
  readsEscapes: boolean,
): Generator<readonly DigitGroup[]> {
  let run: DigitGroup[] = [];
  let last: DigitGroup | undefined;
  let gap = "";
  for (let index = from; index < to; ) {
    const start = index;
    const code = text.codePointAt(index) ?? 0;
    // Most characters of a text are letters outside of a run, so this decides how long a search takes.
    if (!last && code < 0x80 && !isDigit(code) && !beginsEscape(code)) {
      index += 1;
      continue;
    }
    const escape = readsEscapes && beginsEscape(code) ? readEscape(text, index) : undefined;
    index = escape?.end ?? start + (code > 0xffff ? 2 : 1);
    const plain = escape?.plain ?? plainCharacters(code);
    for (let offset = 0; offset < plain.length; offset += 1) {
      const character = plain.charAt(offset);
      if (isDigit(plain.charCodeAt(offset))) {
        if (!last || gap !== "") {
          last = { digits: "", gap, from: start, to: index };
          run.push(last);
        }
        if (last.digits.length < maxGroupLength) last.digits += character;
        last.to = index;
        gap = "";
      } else if (last && !gap.endsWith(character)) gap += character;
    }
    const isOver = gap.length > maxGap || gap.endsWith(anyLetter);
    if (last && (isOver || index - last.to > maxReceivedGap)) {
      yield run;
      run = [];
      last = undefined;
      gap = "";
    }
  }
  if (last) yield run;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
