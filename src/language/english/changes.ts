/** What changed in a case. */
export const changesWords = {};
