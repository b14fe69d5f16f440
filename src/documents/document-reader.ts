import type { Api } from "#api/queries.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { DocumentContent, Progress, type ReadOrder } from "./reader-messages.ts";
import { askForFiles } from "./worker-call.ts";
import { startReader } from "./worker-start.ts";

interface Reading {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Gets a file before its checksum is there. */
  readonly onReady?: (file: DocumentContent) => void;
}

/**
 * Reads one document away from the main thread. A 401 asks the operator for a new token and carries
 * on.
 * @throws Failure, or the signal's reason at once when the caller gave up.
 */
export const readDocument = (
  api: Api,
  caseId: CaseId,
  { path, id, name }: CaseDocument,
  { signal, onProgress, onReady }: Reading,
): Promise<DocumentContent> =>
  askForFiles(
    api,
    caseId,
    (order) => ({ ...order, document: { path, id, name } }) satisfies ReadOrder,
    {
      start: startReader,
      content: DocumentContent,
      progress: Progress,
      signal,
      onProgress,
      onReady,
    },
  );
