export const appWords = {};
