/** The worklist. */
export const worklistWords = {};
