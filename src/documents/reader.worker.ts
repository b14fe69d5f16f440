import * as z from "zod/mini";
import { Failure } from "#api/failure.ts";
import { readOrdered } from "./document-answer.ts";
import { type ReaderMessage, ReadOrder } from "./reader-messages.ts";

// Often enough to look steady, seldom enough to leave the page its time.
const progressPause = 100;

const say = (message: ReaderMessage) => globalThis.postMessage(message);

async function read(sent: unknown): Promise<ReaderMessage> {
  let saidAt = Number.NEGATIVE_INFINITY;
  const onProgress = (progress: { received: number; total?: number | undefined }) => {
    if (performance.now() - saidAt < progressPause) return;
    saidAt = performance.now();
    say({ kind: "progress", progress });
  };
  try {
    return {
      kind: "content",
      content: await readOrdered(z.parse(ReadOrder, sent), { onProgress }),
    };
  } catch (error) {
    if (error instanceof Failure) return { kind: "failed", reason: error.reason };
    return { kind: "broken", name: error instanceof Error ? error.name : typeof error };
  }
}

globalThis.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  void read(data).then(say);
});
