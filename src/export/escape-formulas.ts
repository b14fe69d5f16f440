/** The beginning of a cell that a spreadsheet takes for a formula. */
const formula = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Puts a `'` before a text that a spreadsheet would take for a formula. */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);
