import type { LanguageTag } from "#i18n/languages.ts";
import { csvFile } from "./csv-file.ts";
import { saveFile } from "./save-file.ts";
import type { ColumnTypes } from "./workbook-file.ts";

/**
 * Saves a table with a head row as `<name>.xlsx` or `<name>.csv`.
 * @returns false when the code that writes the file could not be loaded, for example after a new deployment.
 */
export async function saveTable(
  table: readonly (readonly string[])[],
  { numbers, dates }: ColumnTypes,
  name: string,
  extension: "xlsx" | "csv",
  tag: LanguageTag,
): Promise<boolean> {
  async function write() {
    if (extension === "csv") return csvFile(table, tag, numbers);
    const { workbookFile } = await import("./workbook-file.ts");
    return workbookFile(table, { numbers, dates });
  }
  try {
    saveFile(await write(), `${name}.${extension}`);
    return true;
  } catch {
    return false;
  }
}
