import { Failure } from "#api/failure.ts";
import { makeCasePack } from "./pack/case-pack.ts";
import type {
  DocumentContent,
  KnownFiles,
  Order,
  PackResult,
  Progress,
  ReaderMessage,
  ReportedCase,
} from "./reader/messages.ts";
import { readDocument } from "./reader/read-document.ts";

/** Milliseconds between two progresses: often enough to look steady, seldom enough for the page. */
const progressPauseMs = 100;

type Content = DocumentContent | PackResult;

const post = (message: ReaderMessage<Content>) => globalThis.postMessage(message);

// The page has an order for each worker; what it sends after that is a report.
globalThis.addEventListener(
  "message",
  ({ data }: MessageEvent<Order>) => void answer(data).then(post),
  { once: true },
);

const onReady = (content: DocumentContent) => post({ kind: "ready", content });
const onKnown = (known: KnownFiles) => post({ kind: "known", known });

async function answer(order: Order): Promise<ReaderMessage<Content>> {
  const { onProgress, stop } = postProgressSteadily();
  try {
    const { wanted } = order;
    const content =
      wanted.kind === "document"
        ? await readDocument({ ...order, wanted }, { onProgress, onKnown, onReady })
        : await makeCasePack({ ...order, wanted }, { onProgress, onKnown, writeReport });
    return { kind: "done", content };
  } catch (error) {
    if (error instanceof Failure) return { kind: "failed", reason: error.reason };
    return { kind: "broken", name: error instanceof Error ? error.name : typeof error };
  } finally {
    stop();
  }
}

/** Has the page write the report: it is the printed case, which needs a document to be rendered in. */
function writeReport(reported: ReportedCase): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const listener = ({ data }: MessageEvent<string>) => resolve(data);
  globalThis.addEventListener("message", listener, { once: true });
  post({ kind: "report", reported });
  return promise;
}

/** Posts at most one progress a pause, and the last one always. */
function postProgressSteadily() {
  let latest: Progress | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function postLatest() {
    timer = undefined;
    if (latest === undefined) return;
    post({ kind: "progress", progress: latest });
    latest = undefined;
    timer = setTimeout(postLatest, progressPauseMs);
  }
  return {
    onProgress: (progress: Progress) => {
      latest = progress;
      if (timer === undefined) postLatest();
    },
    stop: () => clearTimeout(timer),
  };
}
