import { useRef } from "react";
import { saveFile } from "#export/save-file.ts";
import { importChunk } from "#lib/import-chunk.ts";
import { isIncluded } from "#model/case-document.ts";
import { maskedId, maskSign } from "#privacy/card-number.ts";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { totalSize } from "./find-document.ts";
import { useFiles } from "./use-files.ts";
import type { CaseFile, CaseFiles, PackContentsChoice } from "./worker-messages.ts";

/** Writes the report of a pack as one HTML document that needs no other file. */
export type WriteCaseReport = (files: CaseFiles, includesHiddenFields: boolean) => Promise<string>;

/** Makes and saves the evidence pack, never of an earlier reading of the case than that on the screen. */
export function usePack(writeReport: WriteCaseReport) {
  const { caseId, caseRetrievedAt } = useCaseFiles();
  const lastChoice = useRef<PackContentsChoice>({
    hasHiddenFields: false,
    hasTechnicalData: false,
  });
  const pack = useFiles("pack", async ({ read, signal }) => {
    const choice = lastChoice.current;
    const isPacked = (document: CaseFile) => isIncluded(document, choice.hasHiddenFields);
    const files = await read(
      (kept) =>
        kept.retrievedAt >= caseRetrievedAt &&
        kept.documents
          .filter(isPacked)
          .every(({ file }) => file instanceof Blob || file === "empty"),
    );
    // In the page, because React renders the printed case only where there is a DOM.
    const report = await writeReport(files, choice.hasHiddenFields);
    const contents = { ...choice, caseId, files, report };
    const { runInWorker } = await importChunk(() => import("./request-files.ts"));
    const zip = await runInWorker({ type: "pack", contents }, signal);
    saveFile(zip, `case-${maskedId(caseId).replaceAll(maskSign, "x")}-evidence.zip`);
    const documents = files.documents.filter(isPacked);
    const missing = documents.filter(({ file }) => typeof file === "string").length;
    return { files: documents.length - missing, size: totalSize(documents), missing };
  });
  return {
    ...pack,
    /** @param choice default: that of the last try. */
    start(choice = lastChoice.current) {
      if (pack.status === "pending") return;
      lastChoice.current = choice;
      pack.start();
    },
  };
}
