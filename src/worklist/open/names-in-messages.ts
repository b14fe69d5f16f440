// Own file: keeps the parser of pasted texts out of the first chunk.

import type { Messages } from "#i18n/messages.ts";
import { maskCard, maskedStart } from "#privacy/card-number.ts";

const maxNamed = 20;

export function listFirst(names: readonly string[], t: Messages["ui"]): string {
  const named = names.slice(0, maxNamed).join(", ");
  const count = names.length - maxNamed;
  return count > 0 ? `${named} ${t.more({ count })}` : named;
}

/** Ids and other numbers that are masked because they may be card numbers. */
const longNumbers = /(?<!\d)\d{13,19}(?!\d)/g;

export const maskedCells = (cells: readonly string[]): string[] =>
  cells.map((cell) => maskedStart(cell.replaceAll(longNumbers, maskCard), 40));
