const turning = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Whether a text from outside has signs that turn the direction of a line. They may end the isolation
 * of an inline element around them, and turn what follows it: such an element has to be a block.
 */
export const turnsLine = (text: string): boolean => text.search(turning) !== -1;

/** The text without them, to be put into a sentence. */
export const unturned = (text: string): string => text.replaceAll(turning, "");

/** As many marks as no script sets on one letter: a browser takes seconds to lay out thousands. */
const manyMarks = /(\p{M}{20})\p{M}+/gu;

/** The text with what no letter can carry cut from heaps of combining marks, to be laid out. */
export const withFewMarks = (text: string): string => text.replaceAll(manyMarks, "$1…");
