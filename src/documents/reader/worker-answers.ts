import { Failure } from "#api/failure.ts";
import type { Progress, ReaderMessage } from "./messages.ts";

/** Milliseconds between two progresses: often enough to look steady, seldom enough for the page. */
const progressPause = 100;

const say = (message: ReaderMessage) => globalThis.postMessage(message);

/** What the reader may say before its end. */
interface Callbacks {
  readonly onProgress: (progress: Progress) => void;
  /** Hands over what can be used already. */
  readonly onReady: (content: unknown) => void;
}

/** Makes this worker answer every order it gets, and say meanwhile how far it has come. */
export function answerOrders(
  work: (order: unknown, callbacks: Callbacks) => Promise<unknown>,
): void {
  async function answer(order: unknown): Promise<ReaderMessage> {
    const { onProgress, stop } = sayProgressSteadily();
    function onReady(content: unknown) {
      stop();
      say({ kind: "ready", content });
    }
    try {
      return { kind: "content", content: await work(order, { onProgress, onReady }) };
    } catch (error) {
      if (error instanceof Failure) return { kind: "failed", reason: error.reason };
      return { kind: "broken", name: error instanceof Error ? error.name : typeof error };
    } finally {
      stop();
    }
  }
  globalThis.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    void answer(data).then(say);
  });
}

/** Says at most one progress a pause, and the last one always. */
function sayProgressSteadily() {
  let latest: Progress | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function sayLatest() {
    timer = undefined;
    if (latest === undefined) return;
    say({ kind: "progress", progress: latest });
    latest = undefined;
    timer = setTimeout(sayLatest, progressPause);
  }
  return {
    onProgress: (progress: Progress) => {
      latest = progress;
      if (timer === undefined) sayLatest();
    },
    stop: () => clearTimeout(timer),
  };
}
