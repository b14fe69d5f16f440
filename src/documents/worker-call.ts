import * as z from "zod/mini";
import { Failure } from "#api/failure.ts";
import { getCaseCall, withToken } from "#api/get-case.ts";
import type { Api } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";
import type { CaseOrder } from "./reader-messages.ts";
import { WorkerMessage } from "./worker-messages.ts";

/** How a worker is asked for something: who starts it, and what it may say. */
interface Asking<Content, Progress> {
  readonly start: () => Promise<Worker>;
  readonly content: z.ZodMiniType<Content>;
  readonly progress: z.ZodMiniType<Progress>;
  readonly signal: AbortSignal;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  /** Gets what the worker hands over before it is done. */
  readonly onReady?: ((content: Content) => void) | undefined;
}

/**
 * Has a worker of its own ask for a case with its files, away from the main thread; the worker ends
 * with the call. A 401 asks the operator for a new token and carries on.
 * @param orderOf adds to the order what this worker needs besides.
 * @throws Failure, or the signal's reason at once when the caller gave up.
 */
export function askForFiles<Content, Progress>(
  { connection, settings }: Api,
  caseId: CaseId,
  orderOf: (order: CaseOrder) => CaseOrder,
  asking: Asking<Content, Progress>,
): Promise<Content> {
  const call = getCaseCall(caseId, true, settings.filesFlag);
  return withToken(connection, asking.signal, (authorization) =>
    askWorker(
      orderOf({
        // The worker's own address is not the page's.
        url: new URL(connection.baseUrl + call.path, document.baseURI).href,
        headers: call.headers,
        authorization,
        silenceSeconds: settings.readTimeoutSeconds,
        caseId,
      }),
      asking,
    ),
  );
}

async function askWorker<Content, Progress>(
  order: CaseOrder,
  { start, content, progress, signal, onProgress, onReady }: Asking<Content, Progress>,
): Promise<Content> {
  signal.throwIfAborted();
  const worker = await start();
  const { promise, resolve, reject } = Promise.withResolvers<Content>();
  const giveUp = () => reject(signal.reason);
  const breakOff = (event: Event) => {
    // Told as a failure in its place; not once more as an uncaught error.
    event.preventDefault();
    reject(new Error("the worker stopped"));
  };
  worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = z.parse(WorkerMessage, data);
    if (message.kind === "progress") onProgress?.(z.parse(progress, message.progress));
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
