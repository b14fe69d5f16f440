/** The signs around a cell by which a spreadsheet keeps its number as text: `="740…"`, `'740…`, `"740…"`. */
const wrappers = [/^=?"(.*)"$/s, /^[“”„«](.*)[“”»]$/s, /^=(\d.*)$/s, /^['’`](.*?)['’`]?$/s];
/** The decimals that a spreadsheet gives to a long number: `740….00`. */
const zeroDecimals = /^([\d\s]{12,})[.,]0{1,4}$/;

/** The contents of a cell of a spreadsheet, without what the spreadsheet has put around a long number. */
export function unwrapCell(cell: string): string {
  const text = cell.trim();
  for (const wrapper of wrappers) {
    const inner = wrapper.exec(text)?.[1];
    if (inner !== undefined) return unwrapCell(inner);
  }
  return zeroDecimals.exec(text)?.[1] ?? text;
}

/** Whether a spreadsheet has shortened a long number: `7.4001E+22`. The other digits are lost. */
export const isShortened = (cell: string): boolean => /^\d([.,]\d+)?E\+?\d+$/i.test(cell);

/** Whether a spreadsheet could not give the value of a cell: `1,23E+15`, `########`, `#N/A`, `#ЗНАЧ!`, `#REF!`. */
export const isLost = (cell: string): boolean =>
  /^(?:[-−]?\d(?:[.,]\d+)?[Ee][+-]\d+|Err:\d{3}|#(?:#+|N\/A|Н\/Д|GETTING_DATA|[\p{Lu}\d/_]+[!?]))$/u.test(
    cell.trim(),
  );
