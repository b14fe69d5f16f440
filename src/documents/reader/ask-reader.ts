import type { Api } from "#api/ApiProvider.tsx";
import { Failure } from "#api/failure.ts";
import { getCaseCall, withToken } from "#api/get-case.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import type {
  DocumentContent,
  KnownFiles,
  Order,
  PackResult,
  Progress,
  ReaderMessage,
  ReportedCase,
} from "./messages.ts";
import { startReader } from "./start-reader.ts";
import { newTempPrefix, removeTempFiles, removeTempFilesLater } from "./temp-folder.ts";

/** Writes the report of a pack as a page of HTML that needs no other file. */
export type WriteReport = (reported: ReportedCase) => Promise<string>;

interface Callbacks<Content> {
  /** Gives up: the worker ends, and its request with it. */
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Gets what the answer says of all documents. */
  readonly onKnown?: ((known: KnownFiles) => void) | undefined;
  /** Gets what can be used before all is done. */
  readonly onReady?: ((content: Content) => void) | undefined;
  /** Writes the report of a pack. */
  readonly writeReport?: WriteReport;
}

/**
 * Asks for one document away from the main thread.
 * @param callbacks `onReady` gets a file before its checksum is there. `withOthers` has `onKnown` get
 * the case's other files too that can be shown, as far as they are small.
 * @throws Failure, or the signal's reason at once when the caller gave up.
 */
export const fetchDocument = (
  api: Api,
  caseId: CaseId,
  { path, id, name }: CaseDocument,
  { withOthers = false, ...callbacks }: Callbacks<DocumentContent> & { withOthers?: boolean },
): Promise<DocumentContent> =>
  askReader(api, { caseId, wanted: { kind: "document", path, id, name, withOthers } }, callbacks);

/**
 * Makes the evidence pack of a case away from the main thread. Of a pack that is given up or not
 * stored nothing stays; one that is whole is there for a minute.
 * @throws Failure, or the signal's reason at once when the caller gave up.
 */
export async function fetchPack(
  api: Api,
  caseId: CaseId,
  callbacks: Callbacks<PackResult> & { readonly writeReport: WriteReport },
): Promise<PackResult> {
  const tempPrefix = newTempPrefix();
  try {
    const wanted = { kind: "pack", tempPrefix } as const;
    const made = await askReader(api, { caseId, wanted }, callbacks);
    if (made.kind === "pack") removeTempFilesLater(tempPrefix);
    else void removeTempFiles(tempPrefix);
    return made;
  } catch (error) {
    void removeTempFiles(tempPrefix);
    throw error;
  }
}

/** A 401 asks the operator for a new token and begins again. */
function askReader<Content>(
  { connection, settings }: Api,
  order: Pick<Order, "caseId" | "wanted">,
  callbacks: Callbacks<Content>,
): Promise<Content> {
  const { path, headers } = getCaseCall(order.caseId, true, settings.filesFlag);
  // The worker's own address is not the page's.
  const url = new URL(connection.baseUrl + path, document.baseURI).href;
  const silenceSeconds = settings.readTimeoutSeconds;
  return withToken(connection, callbacks.signal, (authorization) =>
    askWorker({ ...order, url, headers, authorization, silenceSeconds }, callbacks),
  );
}

/** Has a worker of its own read one answer; the worker ends with the call. */
async function askWorker<Content>(
  order: Order,
  { signal, onProgress, onKnown, onReady, writeReport }: Callbacks<Content>,
): Promise<Content> {
  signal.throwIfAborted();
  const worker = await startReader();
  const { promise, resolve, reject } = Promise.withResolvers<Content>();
  const onAbort = () => reject(signal.reason);
  const onBroken = (event: Event) => {
    // Reported as a failure, and not as an uncaught error too.
    event.preventDefault();
    reject(new Error("the worker stopped"));
  };
  // The worker is of the same build, so its messages are what their type says.
  worker.addEventListener("message", ({ data }: MessageEvent<ReaderMessage<Content>>) => {
    switch (data.kind) {
      case "progress":
        return onProgress?.(data.progress);
      case "known":
        return onKnown?.(data.known);
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
    // Also ends its request, and frees all that it held.
    worker.terminate();
  });
}
