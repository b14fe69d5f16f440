import { importChunk } from "#lib/import-chunk.ts";
import type { ColumnTypes } from "./workbook-file.ts";

// Some browsers read the object URL only after the click has been handled.
const revokeAfterMs = 1_000;

/** Saves a file byte for byte with the browser's downloads, and revokes its object URL afterwards. */
export function saveFile(blob: Blob, name: string): void {
  // With this media type a browser never opens the file, and so never runs its scripts.
  const url = URL.createObjectURL(blob.slice(0, blob.size, "application/octet-stream"));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}

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
