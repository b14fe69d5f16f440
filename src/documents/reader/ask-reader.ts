import type { Api } from "#api/api-context.ts";
import { Failure } from "#api/failure.ts";
import { getFilesCall, withToken } from "#api/get-case.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import {
  NotStored,
  type OnProgress,
  type Order,
  type Pack,
  type ReadDocument,
  type ReaderMessage,
  type Wanted,
  type WriteReport,
} from "./messages.ts";
import { startReader } from "./start-reader.ts";
import { newTempPrefix, packLifetimeMs, removeTempFiles } from "./temp-folder.ts";

/** What the reader tells its caller. No callback is called after `signal` is aborted. */
export interface ReaderCallbacks {
  /** Aborting it ends the worker, and with it the request. */
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
  /** Needed for a pack. */
  readonly writeReport?: WriteReport;
}

/**
 * Reads one document of a case in a worker.
 * @throws Failure, NotStored, or the signal's reason as soon as it is aborted.
 */
export const fetchDocument = (
  api: Api,
  caseId: CaseId,
  { path, id, name }: CaseDocument,
  callbacks: ReaderCallbacks,
): Promise<ReadDocument> => askReader(api, caseId, { document: { path, id, name } }, callbacks);

/** A terminated worker ends its current task first, and may then have created one more file. */
const stoppedAfterMs = 2_500;

/**
 * Makes the evidence pack of a case in a worker. Its temporary files are removed a minute after the pack
 * is complete, and at once when there is none.
 * @throws Failure, NotStored, or the signal's reason as soon as it is aborted.
 */
export async function fetchPack(
  api: Api,
  caseId: CaseId,
  callbacks: Required<ReaderCallbacks>,
): Promise<Pack> {
  const tempPrefix = newTempPrefix();
  try {
    const pack = await askReader<Pack>(api, caseId, { tempPrefix }, callbacks);
    void removeTempFiles(tempPrefix, packLifetimeMs);
    return pack;
  } catch (error) {
    void removeTempFiles(tempPrefix, 0);
    void removeTempFiles(tempPrefix, stoppedAfterMs);
    throw error;
  }
}

/** Sends an order to a worker. After a 401 the operator is asked for a new token, and it is sent again. */
function askReader<Result>(
  { connection, settings }: Api,
  caseId: CaseId,
  wanted: Wanted,
  callbacks: ReaderCallbacks,
): Promise<Result> {
  const { path, headers } = getFilesCall(caseId, settings.filesFlag);
  // Absolute, because a worker resolves a relative URL against its own address.
  const url = new URL(connection.baseUrl + path, document.baseURI).href;
  const idleSeconds = settings.readTimeoutSeconds;
  return withToken(connection, callbacks.signal, (authorization) =>
    askWorker({ ...wanted, caseId, url, headers, authorization, idleSeconds }, callbacks),
  );
}

/** Starts a worker that carries out one order, and terminates it afterwards. */
async function askWorker<Result>(
  order: Order,
  { signal, onProgress, writeReport }: ReaderCallbacks,
): Promise<Result> {
  const worker = startReader();
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  function onBroken(event: Event) {
    // Prevents the console error: the failure is shown to the operator.
    event.preventDefault();
    reject(new Error("the worker stopped"));
  }
  // The worker is part of the same build, so its messages have the declared type.
  function onMessage({ data }: MessageEvent<ReaderMessage<Result>>) {
    switch (data.kind) {
      case "progress":
        return onProgress(data.progress);
      case "report":
        return void writeReport?.(data.reported).then(
          (report) => worker.postMessage(report),
          reject,
        );
      case "done":
        return resolve(data.result);
      case "failed":
        return reject(new Failure(data.reason));
      case "not-stored":
        return reject(new NotStored(data.problem));
      case "broken":
        return reject(new Error(data.name));
    }
  }
  worker.addEventListener("message", onMessage, { signal });
  worker.addEventListener("error", onBroken);
  worker.addEventListener("messageerror", onBroken);
  signal.addEventListener("abort", () => reject(signal.reason));
  try {
    signal.throwIfAborted();
    worker.postMessage(order);
    return await promise;
  } finally {
    // Also aborts its request and frees its memory.
    worker.terminate();
  }
}
