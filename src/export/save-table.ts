import type { LanguageTag } from "#i18n/languages.ts";
import { importChunk } from "#lib/import-chunk.ts";
import { csvFile } from "./csv-file.ts";
import { saveFile } from "./save-file.ts";
import type { ColumnTypes } from "./workbook-file.ts";

/**
 * Saves a table as `<name>.xlsx` or `<name>.csv`.
 * @param makeTable returns the table, a head row first.
 * @returns false when the file could not be written, for example because its code could not be loaded after a new
 *   deployment.
 */
export async function saveTable(
  makeTable: () => readonly (readonly string[])[],
  name: string,
  extension: "xlsx" | "csv",
  tag: LanguageTag,
  columns?: ColumnTypes,
): Promise<boolean> {
  async function write() {
    const table = makeTable();
    if (extension === "csv") return csvFile(table, tag, columns?.numbers);
    const { workbookFile } = await importChunk(() => import("./workbook-file.ts"));
    return workbookFile(table, columns);
  }
  try {
    saveFile(await write(), `${name}.${extension}`);
    return true;
  } catch {
    return false;
  }
}
