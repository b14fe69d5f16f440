import { importChunk } from "#lib/import-chunk.ts";
import { saveFile } from "./save-file.ts";
import type { ColumnTypes } from "./workbook-file.ts";

/**
 * Saves a table as `<name>.xlsx`.
 * @param makeTable returns the table, a head row first.
 * @throws ChunkLoadError, or an error of the browser when the file could not be written.
 */
export async function saveTable(
  makeTable: () => readonly (readonly string[])[],
  name: string,
  columns?: ColumnTypes,
): Promise<void> {
  const { workbookFile } = await importChunk(() => import("./workbook-file.ts"));
  saveFile(await workbookFile(makeTable(), columns), `${name}.xlsx`);
}
