import { reasonOf } from "#api/failure.ts";
import type { OnProgress, Progress } from "#api/transport.ts";
import { readFiles } from "./read-files.ts";
import type { WorkerMessage, WorkerRequest, WorkerResults } from "./worker-messages.ts";
import { writePack } from "./write-pack.ts";

/** Milliseconds between two progress messages, because each one renders the page again. */
const progressIntervalMs = 100;

type Result = WorkerResults[keyof WorkerResults];

const post = (message: WorkerMessage<Result>) => globalThis.postMessage(message);

globalThis.addEventListener(
  "message",
  ({ data }: MessageEvent<WorkerRequest>) => void handleRequest(data),
);

async function handleRequest(request: WorkerRequest): Promise<void> {
  let latest: Progress | undefined;
  const timer = setInterval(() => {
    if (latest) post({ type: "progress", progress: latest });
    latest = undefined;
  }, progressIntervalMs);
  try {
    const result = await resultOf(request, (progress) => (latest = progress));
    clearInterval(timer);
    post({ type: "done", result });
  } catch (error) {
    // Without the message of an unexpected error, which may contain received values.
    post({ type: "failed", reason: reasonOf(error) });
  }
}

function resultOf(request: WorkerRequest, onProgress: OnProgress): Promise<Result> {
  switch (request.type) {
    case "read":
      return readFiles(request.request, onProgress);
    case "pack":
      return writePack(request.contents);
  }
}
