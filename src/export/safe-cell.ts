/** What a formula begins with, as in a class of a pattern. */
const signs = "=+\\-@＝＋－＠";

/** How a cell begins that a spreadsheet would run. */
const runs = new RegExp(`^(?:\\s*[${signs}]|[\\t\\r\\n])`, "u");

/**
 * Where a formula would begin within a cell, quoted or not: a spreadsheet may cut at a semicolon
 * instead, as Excel does in Russian, and then knows no quotes but those that a cell begins with.
 */
const runsWithin = new RegExp(`([;\\t\\r\\n][;\\s"]*)([${signs}]?)`, "gu");

/** A cell that no spreadsheet runs as a formula: a `'` stands before what it would run. */
export const safeCell = (text: string): string => (runs.test(text) ? `'${text}` : text);

/** The same for a file that a spreadsheet may cut at other signs than it was written with. */
export const safeCutCell = (text: string): string =>
  safeCell(text).replaceAll(runsWithin, (all, before: string, sign: string) =>
    sign === "" ? all : `${before}'${sign}`,
  );
