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

/** Milliseconds between two progress messages, because each one renders the page again. */
const progressIntervalMs = 100;

type Content = DocumentContent | PackResult;

const post = (message: ReaderMessage<Content>) => globalThis.postMessage(message);

// The page sends each worker one order. A later message is the report that `writeReport` waits for.
globalThis.addEventListener(
  "message",
  ({ data }: MessageEvent<Order>) => void answer(data).then(post),
  { once: true },
);

const onReady = (content: DocumentContent) => post({ kind: "ready", content });
const onReceived = (received: ReceivedFiles) => post({ kind: "received", received });

async function answer(order: Order): Promise<ReaderMessage<Content>> {
  const { onProgress, stop } = throttleProgress();
  try {
    const { wanted } = order;
    const content =
      wanted.kind === "document"
        ? await readDocument({ ...order, wanted }, { onProgress, onReceived, onReady })
        : await makeCasePack({ ...order, wanted }, { onProgress, onReceived, writeReport });
    return { kind: "done", content };
  } catch (error) {
    if (error instanceof Failure) return { kind: "failed", reason: error.reason };
    return { kind: "broken", name: error instanceof Error ? error.name : typeof error };
  } finally {
    stop();
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

/** Posts at most one progress message each {@link progressIntervalMs}, always the latest. */
function throttleProgress() {
  let latest: Progress | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function postLatest() {
    timer = undefined;
    if (latest === undefined) return;
    post({ kind: "progress", progress: latest });
    latest = undefined;
    timer = setTimeout(postLatest, progressIntervalMs);
  }
  return {
    onProgress: (progress: Progress) => {
      latest = progress;
      if (timer === undefined) postLatest();
    },
    stop: () => clearTimeout(timer),
  };
}
