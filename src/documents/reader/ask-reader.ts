import * as z from "zod/mini";
import type { Api } from "#api/ApiProvider.tsx";
import { Failure } from "#api/failure.ts";
import { getCaseCall, withToken } from "#api/get-case.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import {
  DocumentContent,
  type Order,
  PackResult,
  type Progress,
  ReaderMessage,
  type Wanted,
} from "./messages.ts";
import { startReader } from "./start-reader.ts";
import { newTempPrefix, removeTempFiles, removeTempFilesLater } from "./temp-folder.ts";

interface Callbacks<Content> {
  /** Gives up: the worker ends, and its request with it. */
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Gets what can be used before all is done. */
  readonly onReady?: ((content: Content) => void) | undefined;
}

/**
 * Reads one document away from the main thread.
 * @param callbacks `onReady` gets a file before its checksum is there.
 * @throws Failure, or the signal's reason at once when the caller gave up.
 */
export const readDocument = (
  api: Api,
  caseId: CaseId,
  { path, id, name }: CaseDocument,
  callbacks: Callbacks<DocumentContent>,
): Promise<DocumentContent> =>
  askReader(api, caseId, { kind: "document", path, id, name }, DocumentContent, callbacks);

/**
 * Makes the evidence pack of a case away from the main thread. Of a pack that is given up or not kept
 * nothing stays; one that is whole is there for a minute.
 * @throws Failure, or the signal's reason at once when the caller gave up.
 */
export async function readPack(
  api: Api,
  caseId: CaseId,
  options: Pick<
    Extract<Wanted, { readonly kind: "pack" }>,
    "tag" | "serviceZone" | "acquirerRoles"
  >,
  callbacks: Callbacks<PackResult>,
): Promise<PackResult> {
  const tempPrefix = newTempPrefix();
  const wanted = { kind: "pack", ...options, tempPrefix } as const;
  try {
    const made = await askReader(api, caseId, wanted, PackResult, callbacks);
    if (made.kind === "pack") removeTempFilesLater(tempPrefix);
    else void removeTempFiles(tempPrefix);
    return made;
  } catch (error) {
    void removeTempFiles(tempPrefix);
    throw error;
  }
}

/**
 * Has a worker of its own ask for a case with its files; the worker ends with the call. A 401 asks the
 * operator for a new token and begins again.
 */
function askReader<Content>(
  { connection, settings }: Api,
  caseId: CaseId,
  wanted: Wanted,
  content: z.ZodMiniType<Content>,
  callbacks: Callbacks<Content>,
): Promise<Content> {
  const call = getCaseCall(caseId, true, settings.filesFlag);
  return withToken(connection, callbacks.signal, (authorization) =>
    askWorker(
      {
        // The worker's own address is not the page's.
        url: new URL(connection.baseUrl + call.path, document.baseURI).href,
        headers: call.headers,
        authorization,
        silenceSeconds: settings.readTimeoutSeconds,
        caseId,
        wanted,
      },
      content,
      callbacks,
    ),
  );
}

async function askWorker<Content>(
  order: Order,
  content: z.ZodMiniType<Content>,
  { signal, onProgress, onReady }: Callbacks<Content>,
): Promise<Content> {
  signal.throwIfAborted();
  const worker = await startReader();
  const { promise, resolve, reject } = Promise.withResolvers<Content>();
  const giveUp = () => reject(signal.reason);
  const breakOff = (event: Event) => {
    // Told as a failure in its place; not once more as an uncaught error.
    event.preventDefault();
    reject(new Error("the worker stopped"));
  };
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = z.parse(ReaderMessage, data);
    if (message.kind === "progress") onProgress?.(message.progress);
    else if (message.kind === "ready") onReady?.(z.parse(content, message.content));
    else if (message.kind === "content") resolve(z.parse(content, message.content));
    else if (message.kind === "failed") reject(new Failure(message.reason));
    else reject(new Error(message.name));
  });
  worker.addEventListener("error", breakOff);
  worker.addEventListener("messageerror", breakOff);
  signal.addEventListener("abort", giveUp, { once: true });
  if (signal.aborted) giveUp();
  else worker.postMessage(order);
  return promise.finally(() => {
    signal.removeEventListener("abort", giveUp);
    // Also ends its request, and frees all that it held.
    worker.terminate();
  });
}
