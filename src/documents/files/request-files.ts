import type { ApiClient } from "#api/api-client.ts";
import { Failure } from "#api/failure.ts";
import { getFilesCall, retryAfterSignIn } from "#api/get-case.ts";
import type { OnProgress } from "#api/transport.ts";
import { ChunkLoadError } from "#lib/import-chunk.ts";
import type { CaseId } from "#model/case-id.ts";
// Vite generates the default export.
// oxlint-disable-next-line import/default
import workerUrl from "./files.worker.ts?worker&url";
import type { CaseFiles, WorkerMessage, WorkerRequest, WorkerResults } from "./worker-messages.ts";

/**
 * Reads a case with its files in a worker, again after a 401 and a new token.
 * @throws Failure, or the signal's reason as soon as it is aborted.
 */
export function requestFiles(
  client: ApiClient,
  caseId: CaseId,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<CaseFiles> {
  const { baseUrl, settings } = client;
  const call = {
    ...getFilesCall(caseId, settings.filesFlag),
    timeoutSeconds: settings.readTimeoutSeconds,
  };
  return retryAfterSignIn(client, signal, (authorization) => {
    const request = { caseId, baseUrl, call, authorization };
    return runInWorker({ type: "read", request }, signal, onProgress);
  });
}

/** The rules of the Trusted Types policy, which allows the worker and no other script. */
export const workerPolicy = {
  createScriptURL(url: string): string {
    if (url !== workerUrl) throw new TypeError("only the worker for files may be started");
    return url;
  },
};

/** The Content Security Policy allows creating it only once in a page. */
const policy = globalThis.trustedTypes?.createPolicy("case-viewer", workerPolicy) ?? workerPolicy;

/**
 * Starts a worker for one request.
 * @param onProgress not called after `signal` is aborted.
 * @throws Failure, or the signal's reason as soon as it is aborted.
 */
export async function runInWorker<Type extends WorkerRequest["type"]>(
  request: Extract<WorkerRequest, { readonly type: Type }>,
  signal: AbortSignal,
  onProgress: OnProgress = () => {},
): Promise<WorkerResults[Type]> {
  signal.throwIfAborted();
  const url = policy.createScriptURL(workerUrl);
  const worker = new Worker(url, { type: "module", name: "files" });
  const { promise, resolve, reject } = Promise.withResolvers<WorkerResults[Type]>();
  function onBroken(event: Event) {
    // Prevents the console error: the failure is shown to the operator.
    event.preventDefault();
    // Where the browser can't load the worker, as after a deployment, the event has no error.
    const hasRun = event instanceof ErrorEvent || event instanceof MessageEvent;
    reject(hasRun ? new Error("the worker stopped") : new ChunkLoadError());
  }
  // The worker is part of the same build, so its messages have the declared type.
  function onMessage({ data }: MessageEvent<WorkerMessage<WorkerResults[Type]>>) {
    switch (data.type) {
      case "progress":
        return onProgress(data.progress);
      case "done":
        return resolve(data.result);
      case "failed":
        return reject(new Failure(data.reason));
    }
  }
  worker.addEventListener("message", onMessage, { signal });
  worker.addEventListener("error", onBroken);
  worker.addEventListener("messageerror", onBroken);
  signal.addEventListener("abort", () => reject(signal.reason));
  try {
    worker.postMessage(request);
    return await promise;
  } finally {
    // Terminating the worker also aborts its request and frees its memory.
    worker.terminate();
  }
}
