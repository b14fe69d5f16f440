import { Failure } from "#api/failure.ts";
import type { WorkerMessage } from "./worker-messages.ts";

// Often enough to look steady, seldom enough to leave the page its time.
const progressPause = 100;

const say = (message: WorkerMessage) => globalThis.postMessage(message);

/** What a worker may say before its end. */
interface Meanwhile<Progress> {
  readonly onProgress: (progress: Progress) => void;
  /** Hands over what can be used already. */
  readonly onReady: (content: unknown) => void;
}

/** Makes this worker answer every order it gets, and say meanwhile how far it has come. */
export function answerOrders<Progress>(
  work: (sent: unknown, meanwhile: Meanwhile<Progress>) => Promise<unknown>,
): void {
  async function answer(sent: unknown): Promise<WorkerMessage> {
    const { onProgress, stop } = sayProgressSteadily<Progress>();
    function onReady(content: unknown) {
      stop();
      say({ kind: "ready", content });
    }
    try {
      return { kind: "content", content: await work(sent, { onProgress, onReady }) };
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
function sayProgressSteadily<Progress>() {
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
