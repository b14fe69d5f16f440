import { importChunk } from "#lib/import-chunk.ts";
import { saveFile } from "./save-file.ts";
import type { ColumnTypes } from "./workbook-file.ts";

/**
 * Saves a table as `<name>.xlsx`.
 * @param makeTable returns the table, a head row first.
 * @returns false when the file could not be written, for example because its code could not be loaded after a new
 *   deployment.
 */
export async function saveTable(
  makeTable: () => readonly (readonly string[])[],
  name: string,
  columns?: ColumnTypes,
): Promise<boolean> {
  try {
    const { workbookFile } = await importChunk(() => import("./workbook-file.ts"));
    saveFile(await workbookFile(makeTable(), columns), `${name}.xlsx`);
    return true;
  } catch {
    return false;
  }
}
