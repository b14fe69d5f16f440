import type { CaseId } from "#model/case-id.ts";
import { runInWorker } from "../worker/request-files.ts";
import type { CaseFiles, PackedFiles } from "../worker/worker-request.ts";

/** The data for the report of an evidence pack. */
export interface ReportData extends Pick<CaseFiles, "json" | "retrievedAt"> {
  readonly files: PackedFiles;
}

/** Writes the report of a pack as one HTML document that needs no other file. */
export type WriteReport = (reported: ReportData) => Promise<string>;

/**
 * Makes the evidence pack of a case as a ZIP.
 * @throws FilesError, or the signal's reason as soon as it is aborted.
 */
export async function makePack(
  caseId: CaseId,
  files: CaseFiles,
  writeReport: WriteReport,
  signal: AbortSignal,
): Promise<Blob> {
  const packed = await runInWorker({ type: "hash", documents: files.documents }, signal);
  // In the page, because React renders the printed case only where there is a DOM.
  const { json, retrievedAt } = files;
  const report = await writeReport({ json, retrievedAt, files: packed });
  return runInWorker({ type: "pack", contents: { caseId, files, packed, report } }, signal);
}
