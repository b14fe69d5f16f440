import * as z from "zod/mini";
import { Failure } from "#api/failure.ts";
import { getCaseCall, withToken } from "#api/get-case.ts";
import type { Api } from "#api/queries.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import {
  type DocumentContent,
  type Progress,
  ReaderMessage,
  type ReadOrder,
} from "./reader-messages.ts";
import { startReader } from "./reader-worker.ts";

interface Reading {
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Reads one document away from the main thread: asks for its case with files, in a worker of its
 * own that ends with it. A 401 asks the operator for a new token and carries on.
 * @throws Failure, or the signal's reason at once when the caller gave up.
 */
export function readDocument(
  { connection, settings }: Api,
  caseId: CaseId,
  { path, id, name }: CaseDocument,
  reading: Reading,
): Promise<DocumentContent> {
  const call = getCaseCall(caseId, true, settings.filesFlag);
  return withToken(connection, reading.signal, (authorization) =>
    readInWorker(
      {
        // The worker's own address is not the page's.
        url: new URL(connection.baseUrl + call.path, document.baseURI).href,
        headers: call.headers,
        authorization,
        silenceSeconds: settings.readTimeoutSeconds,
        caseId,
        document: { path, id, name },
      },
      reading,
    ),
  );
}

function readInWorker(order: ReadOrder, { signal, onProgress }: Reading): Promise<DocumentContent> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<DocumentContent>();
  const worker = startReader();
  const giveUp = () => reject(signal.reason);
  const breakOff = (event: Event) => {
    // Told as a failure in its place; not once more as an uncaught error.
    event.preventDefault();
    reject(new Error("the document reader stopped"));
  };
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = z.parse(ReaderMessage, data);
    if (message.kind === "progress") onProgress?.(message.progress);
    else if (message.kind === "content") resolve(message.content);
    else if (message.kind === "failed") reject(new Failure(message.reason));
    else reject(new Error(message.name));
  });
  worker.addEventListener("error", breakOff);
  worker.addEventListener("messageerror", breakOff);
  signal.addEventListener("abort", giveUp, { once: true });
  worker.postMessage(order);
  return promise.finally(() => {
    signal.removeEventListener("abort", giveUp);
    // Also ends its request, and frees all that it held.
    worker.terminate();
  });
}
