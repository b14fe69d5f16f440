import { maskedStart } from "#privacy/card-number.ts";

/**
 * Characters that are not seen as themselves: controls, directional overrides and isolates, zero
 * width and other ignorable ones, line separators, halves of a pair. Not the joiners of an emoji.
 */
export const unseenCharacters =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:\u200D|\uFE0F))[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** A piece of a name: as sent, or the escape of a character that would not be seen. */
export interface NamePart {
  readonly text: string;
  readonly isEscape: boolean;
}

/** A file name for the eye, in pieces: what hides or turns around is written out, `\u202E`. */
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

/** The same as one text, for what can only be said: its beginning, card numbers masked. */
export const shownName = (name: string): string => escapedName(maskedStart(name));

/** The same for a name whose card numbers are masked already, of any length. */
export const escapedName = (name: string): string =>
  nameParts(name)
    .map(({ text }) => text)
    .join("");

function escapeOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}
