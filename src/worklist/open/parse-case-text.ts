import type { FirstWords } from "#i18n/words.ts";
import { maskSign } from "#privacy/card-number.ts";
import { caseAddress, isOneCase, type ReadIds, readCaseIds } from "./case-ids.ts";
import { listFirst, maskedCells, maxTextLength } from "./text-limits.ts";

/** The result of parsing the text in the box. */
export type ParsedText =
  /** One case, by its path. */
  | { readonly kind: "case"; readonly address: string }
  /** Several cases. */
  | { readonly kind: "list"; readonly read: ReadIds }
  /** No case, with a sentence that says why. */
  | { readonly kind: "fault"; readonly fault: string };

/** Parses the text that was typed or pasted into the box. */
export function parseCaseText(text: string, words: FirstWords): ParsedText {
  const isCut = text.length >= maxTextLength;
  const read = readCaseIds(isCut ? text.replace(/(?:\n.*|\s\S*)$/, "") : text);
  const [first] = read.ids;
  if (first === undefined) return { kind: "fault", fault: faultIn(read.others, words) };
  if (isOneCase(read)) return { kind: "case", address: caseAddress(text, first) };
  return { kind: "list", read: { ...read, isCut } };
}

function faultIn(others: readonly string[], { app: { open }, ui }: FirstWords): string {
  const shown = maskedCells(others);
  const [only, ...more] = shown;
  if (only === undefined) return open.none;
  if (more.length === 0) {
    if (only.includes(maskSign)) return open.notCard({ text: only });
    return /^[1-9]\d{15,}$/.test(only) ? open.tooLarge({ text: only }) : open.notId({ text: only });
  }
  return open.notIds({ count: others.length, names: listFirst(shown, ui) });
}
