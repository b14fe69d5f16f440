const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/** Whether a text has controls that reorder what follows an inline element around it: it has to be a block. */
export const hasBidiControls = (text: string): boolean => text.search(bidiControls) !== -1;

export const withoutBidiControls = (text: string): string => text.replaceAll(bidiControls, "");

/** No script sets 20 marks on one letter. A browser takes seconds to lay out thousands. */
const excessMarks = /(\p{M}{20})\p{M}+/gu;

/** Replaces the combining marks after the 20th on one letter by `…`, so that the text can be laid out. */
export const limitCombiningMarks = (text: string): string => text.replaceAll(excessMarks, "$1…");

/**
 * Characters that are invisible or reorder the text, but joiners and variation selectors in an emoji. Each is captured,
 * so that `split` keeps it at an odd index.
 */
export const invisibleCharacters =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:\u200D|\uFE0F))([\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}])/gu;

export function escapeOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
}

/** Escapes invisible characters, except tabs and line breaks. Card numbers must be masked before. */
export const withVisibleCharacters = (text: string): string =>
  text.replaceAll(invisibleCharacters, (character) =>
    /[\t\r\n]/.test(character) ? character : escapeOf(character),
  );
