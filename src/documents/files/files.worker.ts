import { Failure } from "#api/failure.ts";
import type { OnProgress, Progress } from "#api/transport.ts";
import { FilesError } from "./files-error.ts";
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
    post(messageOf(error));
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

function messageOf(error: unknown): WorkerMessage<never> {
  if (error instanceof Failure) return { type: "failed", reason: error.reason };
  if (error instanceof FilesError) return { type: "no-files", problem: error.problem };
  return { type: "broken", name: error instanceof Error ? error.name : typeof error };
}
