import { Failure } from "#api/failure.ts";
import { makeCasePack } from "./pack/case-pack.ts";
import {
  NotStored,
  type Order,
  type Pack,
  type Progress,
  type ReadDocument,
  type ReaderMessage,
  type ReportedCase,
} from "./reader/messages.ts";
import { readDocument } from "./reader/read-document.ts";

/** Milliseconds between two progress messages, because each one renders the page again. */
const progressIntervalMs = 100;

const post = (message: ReaderMessage<ReadDocument | Pack>) => globalThis.postMessage(message);

// The page sends each worker one order. A later message is the report that `writeReport` waits for.
globalThis.addEventListener("message", ({ data }: MessageEvent<Order>) => void carryOut(data), {
  once: true,
});

async function carryOut(order: Order): Promise<void> {
  let latest: Progress | undefined;
  const timer = setInterval(() => {
    if (latest) post({ kind: "progress", progress: latest });
    latest = undefined;
  }, progressIntervalMs);
  const onProgress = (progress: Progress) => void (latest = progress);
  try {
    const result =
      "document" in order
        ? await readDocument(order, order.document, onProgress)
        : await makeCasePack(order, order.tempPrefix, onProgress, writeReport);
    clearInterval(timer);
    post({ kind: "done", result });
  } catch (error) {
    if (error instanceof Failure) post({ kind: "failed", reason: error.reason });
    else if (error instanceof NotStored) post({ kind: "not-stored", problem: error.problem });
    else post({ kind: "broken", name: error instanceof Error ? error.name : typeof error });
  }
}

/** Lets the page write the report, because React renders the printed case only where there is a DOM. */
function writeReport(reported: ReportedCase): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const listener = ({ data }: MessageEvent<string>) => resolve(data);
  globalThis.addEventListener("message", listener, { once: true });
  post({ kind: "report", reported });
  return promise;
}
