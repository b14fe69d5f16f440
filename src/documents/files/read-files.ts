import type { NoContent } from "#api/failure.ts";
import { type RetrievedCase, readRetrievedCase, receivedPart } from "#api/get-case.ts";
import { type OnProgress, send } from "#api/transport.ts";
import { documentsOf } from "#model/case.ts";
import { type Received, receivedText } from "#model/received.ts";
import { isRecord, writeJson } from "#wire/json.ts";
import { Mismatch } from "#wire/spec-value.ts";
import { withSaveNames } from "./safe-name.ts";
import { orNotStored, storeBlob } from "./store-blob.ts";
import type { CaseFile, CaseFiles, FilesRequest } from "./worker-messages.ts";

/** Requests a case with its files, and decodes all files. @throws Failure */
export function readFiles(request: FilesRequest, onProgress: OnProgress): Promise<CaseFiles> {
  let size = 0;
  return orNotStored(
    () => size,
    async () => {
      const retrieved = await receiveCase(request, (progress) => {
        size = progress.total ?? progress.received;
        onProgress(progress);
      });
      const documents: CaseFile[] = [];
      for (const document of withSaveNames(documentsOf(retrieved.case))) {
        const { path, id, name, saveName, isOfHiddenField } = document;
        const created = receivedText(document.created);
        const file = await decodeFile(document.content);
        documents.push({ path, id, name, saveName, created, isOfHiddenField, file });
        removeContent(retrieved, path);
      }
      const { received, retrievedAt } = retrieved;
      return { documents, json: writeJson(received), retrievedAt };
    },
  );
}

/** The longest text of a browser, in characters: each byte of UTF-8 becomes at most one character. */
const maxBytes = 2 ** 29 - 24;

/** A function of its own, so that no variable holds the text of the answer while the files are decoded. */
async function receiveCase(
  { caseId, baseUrl, call, authorization }: FilesRequest,
  onProgress: OnProgress,
): Promise<RetrievedCase> {
  const client = { baseUrl, fetch: (...request: Parameters<typeof fetch>) => fetch(...request) };
  const options = { isIdleTimeout: true, maxBytes, onProgress };
  return readRetrievedCase(await send(client, call, authorization, options), caseId);
}

/** A value that is no text stays, so that a reader sees what was received. */
function removeContent(retrieved: RetrievedCase, path: string): void {
  const received = receivedPart(retrieved, path);
  if (isRecord(received) && typeof received["content"] === "string") delete received["content"];
}

/**
 * Makes the file of a document, from all its bytes or not at all.
 * @param content base64 as received. White space is allowed, and the padding may be missing.
 * @throws DOMException, RangeError when the browser can't store the file.
 */
export async function decodeFile(content: Received<string>): Promise<Blob | NoContent> {
  if (content === undefined) return "not-sent";
  if (content instanceof Mismatch) return "not-text";
  try {
    const bytes = Uint8Array.fromBase64(content);
    return bytes.length === 0 ? "empty" : await storeBlob([bytes]);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return faultOf(content);
  }
}

function faultOf(text: string): NoContent {
  if (/^\s*data:/i.test(text)) return "data-url";
  if (/^[\w\s=-]*$/.test(text) && /[_-]/.test(text)) return "url-safe";
  return /[^A-Za-z0-9+/=\t\n\f\r ]/.test(text) ? "characters" : "length";
}
