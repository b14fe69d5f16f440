import { saveFile } from "#export/save-file.ts";
import { safeNames } from "../names/safe-name.ts";

/**
 * Saves a document under a safe name that no other of the case has.
 * @param names of all documents of the case, as sent.
 * @param number counts them from 1.
 */
export function saveDocument(blob: Blob, names: readonly string[], number: number): void {
  saveFile(blob, safeNames(names)[number - 1] ?? `document-${number}`);
}
