/** The stage clock. */
export const clockWords = {};
