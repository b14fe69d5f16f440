/** The characters with which a formula begins, for a character class. */
const signs = "=+\\-@＝＋－＠";

/** The beginning of a cell that a spreadsheet takes for a formula. */
const formula = new RegExp(`^(?:\\s*[${signs}]|[\\t\\r\\n])`, "u");

/**
 * A formula within a cell, where a spreadsheet splits a CSV file at other characters than it was written
 * with, as the Russian Excel does at semicolons. Quotes within the cell do not protect it then.
 */
const formulaWithin = new RegExp(`([;\\t\\r\\n][;\\s"]*)([${signs}]?)`, "gu");

/** Puts a `'` before a text that a spreadsheet would take for a formula. */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/**
 * Puts a `'` before a formula and before each formula within the cell, for a CSV file that a spreadsheet may
 * split differently.
 */
export const escapeAllFormulas = (text: string): string =>
  escapeFormula(text).replaceAll(formulaWithin, (match, before: string, sign: string) =>
    sign === "" ? match : `${before}'${sign}`,
  );
