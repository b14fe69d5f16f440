import { Failure } from "#api/failure.ts";
import { makeCasePack } from "./pack/case-pack.ts";
import type {
  DocumentContent,
  Order,
  PackResult,
  Progress,
  ReaderMessage,
  ReceivedFiles,
  ReportedCase,
} from "./reader/messages.ts";
import { readDocument } from "./reader/read-document.ts";
import { sha256Of } from "./reader/temp-file.ts";

/** Milliseconds between two progress messages, because each one renders the page again. */
const progressIntervalMs = 100;

const post = (message: ReaderMessage<DocumentContent | PackResult>) =>
  globalThis.postMessage(message);

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
  const options = {
    onProgress: (progress: Progress) => void (latest = progress),
    onReceived: (received: ReceivedFiles) => post({ kind: "received", received }),
    writeReport,
  };
  try {
    const { wanted } = order;
    const content =
      wanted.kind === "document"
        ? await readDocument(order, wanted, options)
        : await makeCasePack(order, wanted, options);
    clearInterval(timer);
    post({ kind: "done", content });
    const sha256 = content.kind === "file" ? await sha256Of(content.blob) : undefined;
    post({ kind: "end", sha256 });
  } catch (error) {
    const name = error instanceof Error ? error.name : typeof error;
    const isFailure = error instanceof Failure;
    post(isFailure ? { kind: "failed", reason: error.reason } : { kind: "broken", name });
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
