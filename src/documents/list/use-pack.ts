import { useRef } from "react";
import { saveFile } from "#export/save-file.ts";
import { importChunk } from "#lib/import-chunk.ts";
import { isIncluded } from "#model/case-document.ts";
import { maskedId, maskSign } from "#privacy/card-number.ts";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { useFiles } from "../files/use-files.ts";
import type { CaseFile, CaseFiles, PackContentsChoice } from "../files/worker-messages.ts";

/**
 * Writes the report of a pack, with or without the hidden fields of the case, as one HTML document that needs no other
 * file.
 */
export type WriteCaseReport = (files: CaseFiles, includesHiddenFields: boolean) => Promise<string>;

/**
 * Makes and saves the evidence pack of the case, never of an earlier reading than that on the screen.
 */
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
    const { runInWorker } = await importChunk(() => import("../files/request-files.ts"));
    const zip = await runInWorker({ type: "pack", contents }, signal);
    saveFile(zip, `case-${maskedId(caseId).replaceAll(maskSign, "x")}-evidence.zip`);
    return summaryOf(files.documents.filter(isPacked));
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

/** How many files the pack has, their size in bytes, and how many documents have no file in it. */
interface PackSummary {
  readonly files: number;
  readonly size: number;
  readonly missing: number;
}

function summaryOf(documents: readonly CaseFile[]): PackSummary {
  const files = documents.flatMap(({ file }) => (typeof file === "string" ? [] : [file]));
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return { files: files.length, size, missing: documents.length - files.length };
}
