import { saveFile } from "#export/save-file.ts";
import { importChunk } from "#lib/import-chunk.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { FilesError } from "../worker/files-error.ts";
import { fileKey, fileOf } from "./find-document.ts";
import { useFiles } from "./use-files.ts";

/**
 * Downloads a document of a case, under a safe name that differs from the names of the other documents.
 * @param retrievedAt when the case with these documents was read, in milliseconds since 1970.
 * @param number the document's place among `documents`, from 1.
 */
export function useDownload(
  id: CaseId,
  retrievedAt: number,
  document: CaseDocument,
  documents: readonly CaseDocument[],
  number: number,
) {
  return useFiles(id, fileKey(document), async ({ read }) => {
    const files = await read((kept) => fileOf(kept, document, retrievedAt) instanceof Blob);
    const file = fileOf(files, document, retrievedAt) ?? "gone";
    if (typeof file === "string") throw new FilesError({ type: "no-file", reason: file });
    const { safeNameAt } = await importChunk(() => import("../names/safe-name.ts"));
    saveFile(file, safeNameAt(documents, number));
  });
}
