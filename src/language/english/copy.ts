/** Copies of a value, a field, a stage, a case. */
export const copyWords = {};
