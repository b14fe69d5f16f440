/** The evidence pack and the printed case. */
export const packWords = {};
