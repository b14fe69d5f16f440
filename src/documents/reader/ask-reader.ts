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
  ReportedCase,
} from "./messages.ts";
import { startReader } from "./start-reader.ts";
import { newTempPrefix, removeTempFiles, removeTempFilesLater } from "./temp-folder.ts";

/** Writes the report of a pack as one HTML document that needs no other file. */
export type WriteReport = (reported: ReportedCase) => Promise<string>;

interface Callbacks<Content> {
  /** Aborting it ends the worker, and with it the request. */
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called once the case has been read. */
  readonly onReceived?: ((received: ReceivedFiles) => void) | undefined;
  /** Called with a file whose checksum is not yet computed. */
  readonly onReady?: ((content: Content) => void) | undefined;
  /** Writes the report of a pack. */
  readonly writeReport?: WriteReport;
}

/**
 * Reads one document of a case in a worker.
 * @param options `withOthers`: whether `onReceived` also gets the case's other small files that can be
 * previewed.
 * @throws Failure, or the signal's reason as soon as it is aborted.
 */
export const fetchDocument = (
  api: Api,
  caseId: CaseId,
  { path, id, name }: CaseDocument,
  { withOthers = false, ...options }: Callbacks<DocumentContent> & { withOthers?: boolean },
): Promise<DocumentContent> =>
  askReader(api, { caseId, wanted: { kind: "document", path, id, name, withOthers } }, options);

/**
 * Makes the evidence pack of a case in a worker. Its temporary files are removed a minute after the pack
 * is complete, and at once when it is aborted or could not be stored.
 * @throws Failure, or the signal's reason as soon as it is aborted.
 */
export async function fetchPack(
  api: Api,
  caseId: CaseId,
  callbacks: Callbacks<PackResult> & { readonly writeReport: WriteReport },
): Promise<PackResult> {
  const tempPrefix = newTempPrefix();
  try {
    const wanted = { kind: "pack", tempPrefix } as const;
    const result = await askReader(api, { caseId, wanted }, callbacks);
    if (result.kind === "pack") removeTempFilesLater(tempPrefix);
    else void removeTempFiles(tempPrefix);
    return result;
  } catch (error) {
    void removeTempFiles(tempPrefix);
    throw error;
  }
}

/** Sends an order to a worker. After a 401 the operator is asked for a new token, and it is sent again. */
function askReader<Content>(
  { connection, settings }: Api,
  order: Pick<Order, "caseId" | "wanted">,
  callbacks: Callbacks<Content>,
): Promise<Content> {
  const { path, headers } = getFilesCall(order.caseId, settings.filesFlag);
  // Absolute, because a worker resolves a relative URL against its own address.
  const url = new URL(connection.baseUrl + path, document.baseURI).href;
  const idleSeconds = settings.readTimeoutSeconds;
  return withToken(connection, callbacks.signal, (authorization) =>
    askWorker({ ...order, url, headers, authorization, idleSeconds }, callbacks),
  );
}

/** Starts a worker that reads one answer, and terminates it afterwards. */
async function askWorker<Content>(
  order: Order,
  { signal, onProgress, onReceived, onReady, writeReport }: Callbacks<Content>,
): Promise<Content> {
  signal.throwIfAborted();
  const worker = await startReader();
  const { promise, resolve, reject } = Promise.withResolvers<Content>();
  const onAbort = () => reject(signal.reason);
  const onBroken = (event: Event) => {
    // Prevents the console error: the failure is shown to the operator.
    event.preventDefault();
    reject(new Error("the worker stopped"));
  };
  // The worker is part of the same build, so its messages have the declared type.
  worker.addEventListener("message", ({ data }: MessageEvent<ReaderMessage<Content>>) => {
    switch (data.kind) {
      case "progress":
        return onProgress?.(data.progress);
      case "received":
        return onReceived?.(data.received);
      case "ready":
        return onReady?.(data.content);
      case "report":
        return void writeReport?.(data.reported).then(
          (report) => worker.postMessage(report),
          reject,
        );
      case "done":
        return resolve(data.content);
      case "failed":
        return reject(new Failure(data.reason));
      case "broken":
        return reject(new Error(data.name));
    }
  });
  worker.addEventListener("error", onBroken);
  worker.addEventListener("messageerror", onBroken);
  signal.addEventListener("abort", onAbort, { once: true });
  if (signal.aborted) onAbort();
  else worker.postMessage(order);
  return promise.finally(() => {
    signal.removeEventListener("abort", onAbort);
    // Also aborts its request and frees its memory.
    worker.terminate();
  });
}
