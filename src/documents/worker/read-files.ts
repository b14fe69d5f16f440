import { type RetrievedCase, readRetrievedCase, receivedPart } from "#api/get-case.ts";
import { documentsOf } from "#model/case.ts";
import { receivedText } from "#model/received.ts";
import { isRecord, writeJson } from "#wire/json.ts";
import { decodeFile } from "./decode-file.ts";
import { orNotStored } from "./files-error.ts";
import { receiveText } from "./receive-text.ts";
import type { CaseFile, CaseFiles, FilesRequest, OnProgress } from "./worker-messages.ts";

/** Requests a case with its files, and decodes all files. @throws Failure, FilesError */
export async function readFiles(request: FilesRequest, onProgress: OnProgress): Promise<CaseFiles> {
  const retrieved = await receiveCase(request, onProgress);
  const documents: CaseFile[] = [];
  for (const { path, id, name, created, content } of documentsOf(retrieved.case)) {
    const file = await decodeFile(content);
    documents.push({ path, id, name, created: receivedText(created), file });
    removeContent(retrieved, path);
  }
  const { received, retrievedAt } = retrieved;
  return { documents, json: writeJson(received), retrievedAt };
}

/** A function of its own, so that no variable holds the text of the answer while the files are decoded. */
async function receiveCase(request: FilesRequest, onProgress: OnProgress): Promise<RetrievedCase> {
  const answer = await receiveText(request, onProgress);
  return orNotStored(answer.text.length, async () => readRetrievedCase(answer, request.caseId));
}

/**
 * Removes a document's content from the answer. A value that is no text stays, so that a reader sees what was received.
 */
function removeContent(retrieved: RetrievedCase, path: string): void {
  const received = receivedPart(retrieved, path);
  if (isRecord(received) && typeof received["content"] === "string") delete received["content"];
}
