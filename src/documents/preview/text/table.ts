const delimiters = [";", "\t", "|", ","] as const;

export type Delimiter = (typeof delimiters)[number];

/** The number of characters at the beginning by which a table is recognized. */
const sampleLength = 20_000;
/** The most lines by which a table is recognized. */
const sampleLines = 20;

/**
 * The delimiter of a text that is a table, such as CSV. Each of the first lines has the same number of it, outside of
 * quotes.
 * @param isNamedTable whether the file's name says that it is a table: then a delimiter in most of the lines is enough.
 */
export function delimiterOf(text: string, isNamedTable: boolean): Delimiter | undefined {
  if (/^\s*[<{[]/.test(text)) return undefined;
  const lines = text
    .slice(0, sampleLength)
    .replaceAll(/"[^"]*"/g, "")
    .split(/\r\n|\r|\n/)
    // The last line of a longer text is cut.
    .slice(0, text.length > sampleLength ? -1 : undefined)
    .filter((line) => line.trim() !== "")
    .slice(0, sampleLines);
  const counts = (delimiter: Delimiter) => lines.map((line) => line.split(delimiter).length - 1);
  const isEven = (delimiter: Delimiter) => {
    const [first = 0, ...others] = counts(delimiter);
    // Lines of prose often have a comma each.
    const fewest = delimiter === "," ? 2 : 1;
    return first >= fewest && others.length > 0 && others.every((count) => count === first);
  };
  const even = delimiters.find(isEven);
  if (even !== undefined || !isNamedTable) return even;
  const linesWith = (delimiter: Delimiter) => counts(delimiter).filter(Boolean).length;
  const [best] = delimiters.toSorted((left, right) => linesWith(right) - linesWith(left));
  return best !== undefined && linesWith(best) > lines.length / 2 ? best : undefined;
}
