import * as z from "zod/mini";
import { Failure } from "#api/failure.ts";
import { readOrdered } from "./document-answer.ts";
import { type Progress, type ReaderMessage, ReadOrder } from "./reader-messages.ts";

// Often enough to look steady, seldom enough to leave the page its time.
const progressPause = 100;

const say = (message: ReaderMessage) => globalThis.postMessage(message);

/** Says at most one progress a pause, and the last one always. */
function sayProgressSteadily() {
  let latest: Progress | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function sayLatest() {
    timer = undefined;
    if (!latest) return;
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

async function read(sent: unknown): Promise<ReaderMessage> {
  const { onProgress, stop } = sayProgressSteadily();
  try {
    const content = await readOrdered(z.parse(ReadOrder, sent), { onProgress });
    return { kind: "content", content };
  } catch (error) {
    if (error instanceof Failure) return { kind: "failed", reason: error.reason };
    return { kind: "broken", name: error instanceof Error ? error.name : typeof error };
  } finally {
    stop();
  }
}

globalThis.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  void read(data).then(say);
});
