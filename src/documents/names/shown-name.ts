import type { Words } from "#i18n/words.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { maskedStart } from "#privacy/card-number.ts";

/**
 * Characters that are invisible or reorder the text: controls, directional overrides and isolates,
 * zero-width and other ignorable characters, line separators, lone surrogates. Joiners and variation
 * selectors in an emoji are excluded. Each is captured, so that `split` keeps it at an odd index.
 */
export const invisibleCharacters =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:\u200D|\uFE0F))([\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])/gu;

/**
 * The name of a document as received; "unnamed document 3" where it has none.
 * @param number the document's place among the case's documents, from 1.
 */
export const receivedName = (
  { name }: Pick<CaseDocument, "name">,
  number: number,
  { documents }: Pick<Words, "documents">,
): string => (name.trim() === "" ? documents.unnamed({ number }) : name);

/** The beginning of a file name as plain text: invisible characters escaped, card numbers masked. */
export const shownName = (name: string): string => escapedName(maskedStart(name));

/** A file name with invisible characters escaped. Card numbers in it must be masked before. */
export const escapedName = (name: string): string => name.replaceAll(invisibleCharacters, escapeOf);

/** The escape of a character, such as `\u202E`. */
export function escapeOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}
