/** How a cell begins that a spreadsheet would run. */
const runs = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A cell that no spreadsheet runs as a formula: a `'` stands before what it would run. */
export const safeCell = (text: string): string => (runs.test(text) ? `'${text}` : text);
