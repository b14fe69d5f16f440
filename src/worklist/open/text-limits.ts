// Own file: keeps what reads a text, and its parser, out of the first chunk.

import type { FirstWords } from "#i18n/words.ts";
import { maskedStart } from "#privacy/card-number.ts";

/** Characters that the box takes: a sheet of a million cells would hold up the page for minutes. */
export const maxTextLength = 200_000;

const maxNamed = 20;

/** The first twenty by name, and how many there are more. */
export function listFirst(all: readonly (string | number)[], words: FirstWords["ui"]): string {
  const named = all.slice(0, maxNamed).join(", ");
  const count = all.length - maxNamed;
  return count > 0 ? `${named} ${words.more({ count })}` : named;
}

/** Cells that are no ids, as they may be said: short, and without a card number. */
export const maskedCells = (others: readonly string[]): string[] =>
  others.map((cell) => maskedStart(cell, 40));
