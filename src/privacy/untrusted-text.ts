const bidiControls = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Whether a text from outside has Unicode controls of writing direction. They can end the isolation of
 * an inline element around them and reorder what follows it, so such an element has to be a block.
 */
export const hasBidiControls = (text: string): boolean => text.search(bidiControls) !== -1;

/** A text without Unicode controls of writing direction, to be put into a sentence. */
export const withoutBidiControls = (text: string): string => text.replaceAll(bidiControls, "");

/** No script sets 20 marks on one letter. A browser takes seconds to lay out thousands. */
const excessMarks = /(\p{M}{20})\p{M}+/gu;

/** A text in which `…` replaces every combining mark after the 20th on one letter, to be laid out. */
export const limitCombiningMarks = (text: string): string => text.replaceAll(excessMarks, "$1…");
