export const caseWords = {};
