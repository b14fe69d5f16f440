import { maskedStart } from "#privacy/card-number.ts";

/**
 * Characters that are invisible or reorder the text: controls, directional overrides and isolates,
 * zero-width and other ignorable characters, line separators, lone surrogates. Joiners and variation
 * selectors in an emoji are excluded.
 */
export const unseenCharacters =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:\u200D|\uFE0F))[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** A part of a name: as received, or the escape of one of the {@link unseenCharacters}. */
export interface NamePart {
  readonly text: string;
  readonly isEscape: boolean;
}

/** Splits a file name into parts, with {@link unseenCharacters} escaped, such as `\u202E`. */
export function nameParts(name: string): NamePart[] {
  const parts: NamePart[] = [];
  let end = 0;
  for (const { 0: character, index } of name.matchAll(unseenCharacters)) {
    if (index > end) parts.push({ text: name.slice(end, index), isEscape: false });
    parts.push({ text: escapeOf(character), isEscape: true });
    end = index + character.length;
  }
  if (end < name.length) parts.push({ text: name.slice(end), isEscape: false });
  return parts;
}

/** The beginning of a file name as plain text: unseen characters escaped, card numbers masked. */
export const shownName = (name: string): string => escapedName(maskedStart(name));

/** A file name with unseen characters escaped. Masks nothing: its card numbers are masked already. */
export const escapedName = (name: string): string =>
  nameParts(name)
    .map(({ text }) => text)
    .join("");

function escapeOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}
