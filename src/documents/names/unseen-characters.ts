/**
 * Characters that are not seen as themselves: controls, directional overrides and isolates, zero
 * width and other ignorable ones, line separators, halves of a pair. Not the joiners of an emoji.
 */
export const unseenCharacters =
  /(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])(?:\u200D|\uFE0F))[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
