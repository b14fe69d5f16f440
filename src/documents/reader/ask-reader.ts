import type { Api } from "#api/ApiProvider.tsx";
import { Failure } from "#api/failure.ts";
import { getFilesCall, withToken } from "#api/get-case.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import type {
  DocumentContent,
  Order,
  PackResult,
  Progress,
  ReaderMessage,
  ReceivedFiles,
  WriteReport,
} from "./messages.ts";
import { startReader } from "./start-reader.ts";
import { newTempPrefix, packLifetimeMs, removeTempFiles } from "./temp-folder.ts";

/** What the reader tells its caller. No callback is called after `signal` is aborted. */
export interface ReaderCallbacks {
  /** Aborting it ends the worker, and with it the request. */
  readonly signal: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Called once the case has been read. */
  readonly onReceived?: (received: ReceivedFiles) => void;
  /** Called with the SHA-256 of a file, in hexadecimal, after the file has been returned. */
  readonly onChecksum?: (sha256: string) => void;
  /** Needed for a pack. */
  readonly writeReport?: WriteReport;
}

/**
 * Reads one document of a case in a worker.
 * @param withOthers whether `onReceived` also gets the case's other small files that can be previewed.
 * @throws Failure, or the signal's reason as soon as it is aborted.
 */
export const fetchDocument = (
  api: Api,
  caseId: CaseId,
  { path, id, name }: CaseDocument,
  withOthers: boolean,
  callbacks: ReaderCallbacks,
): Promise<DocumentContent> =>
  askReader(api, { caseId, wanted: { kind: "document", path, id, name, withOthers } }, callbacks);

/**
 * Makes the evidence pack of a case in a worker. Its temporary files are removed a minute after the pack
 * is complete, and at once when it is aborted or could not be stored.
 * @throws Failure, or the signal's reason as soon as it is aborted.
 */
export async function fetchPack(
  api: Api,
  caseId: CaseId,
  callbacks: ReaderCallbacks & { readonly writeReport: WriteReport },
): Promise<PackResult> {
  const tempPrefix = newTempPrefix();
  let lifetimeMs = 0;
  try {
    const wanted = { kind: "pack", tempPrefix } as const;
    const result = await askReader<PackResult>(api, { caseId, wanted }, callbacks);
    if (result.kind === "pack") lifetimeMs = packLifetimeMs;
    return result;
  } finally {
    void removeTempFiles(tempPrefix, lifetimeMs);
  }
}

/** Sends an order to a worker. After a 401 the operator is asked for a new token, and it is sent again. */
function askReader<Content>(
  { connection, settings }: Api,
  order: Pick<Order, "caseId" | "wanted">,
  callbacks: ReaderCallbacks,
): Promise<Content> {
  const { path, headers } = getFilesCall(order.caseId, settings.filesFlag);
  // Absolute, because a worker resolves a relative URL against its own address.
  const url = new URL(connection.baseUrl + path, document.baseURI).href;
  const idleSeconds = settings.readTimeoutSeconds;
  return withToken(connection, callbacks.signal, (authorization) =>
    askWorker({ ...order, url, headers, authorization, idleSeconds }, callbacks),
  );
}

/** Starts a worker that carries out one order, and terminates it afterwards. */
async function askWorker<Content>(
  order: Order,
  { signal, onProgress, onReceived, onChecksum, writeReport }: ReaderCallbacks,
): Promise<Content> {
  const worker = await startReader();
  const { promise, resolve, reject } = Promise.withResolvers<Content>();
  const onAbort = () => stop(signal.reason);
  function stop(reason?: unknown) {
    signal.removeEventListener("abort", onAbort);
    // Also aborts its request and frees its memory.
    worker.terminate();
    reject(reason);
  }
  function onBroken(event: Event) {
    // Prevents the console error: the failure is shown to the operator.
    event.preventDefault();
    stop(new Error("the worker stopped"));
  }
  // The worker is part of the same build, so its messages have the declared type.
  function onMessage({ data }: MessageEvent<ReaderMessage<Content>>) {
    switch (data.kind) {
      case "progress":
        return onProgress?.(data.progress);
      case "received":
        return onReceived?.(data.received);
      case "report":
        return void writeReport?.(data.reported).then((report) => worker.postMessage(report), stop);
      case "done":
        return resolve(data.content);
      case "failed":
        return stop(new Failure(data.reason));
      case "broken":
        return stop(new Error(data.name));
      case "end":
        stop();
        if (data.sha256 !== undefined) onChecksum?.(data.sha256);
    }
  }
  worker.addEventListener("message", onMessage, { signal });
  worker.addEventListener("error", onBroken);
  worker.addEventListener("messageerror", onBroken);
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();
  else worker.postMessage(order);
  return promise;
}
