import { Failure } from "#api/failure.ts";
import { requestInit } from "#api/request-init.ts";
import type { Bytes } from "./base64.ts";
import type { FilesRequest, Progress } from "./messages.ts";

interface ChunkOptions {
  /** Default: the browser's. Tests replace it. */
  readonly fetch?: typeof fetch | undefined;
  /** Called before each chunk with the bytes so far and, where it is announced, their total. */
  readonly onProgress?: (progress: Pick<Progress, "received" | "total">) => void;
}

/**
 * Sends the request once, and passes its status and its bytes, as they arrive, to `read`. There
 * is no time limit for the whole answer: the request is aborted when no bytes arrive for `idleSeconds`.
 * @throws Failure, and what `read` throws.
 */
export async function readAnswerChunks<T>(
  request: Omit<FilesRequest, "caseId">,
  { fetch = globalThis.fetch, onProgress }: ChunkOptions,
  read: (status: number, chunks: AsyncIterable<Bytes>) => Promise<T>,
): Promise<T> {
  const timeout = startIdleTimeout(request.idleSeconds);
  try {
    const response = await timeout.guard(
      fetch(request.url, {
        ...requestInit(request, request.authorization),
        signal: timeout.signal,
      }),
    );
    if (response.type === "opaqueredirect") {
      throw new Failure({ kind: "unreadable", why: "redirect" });
    }
    return await read(response.status, receiveChunks(response, timeout, onProgress));
  } finally {
    timeout.stop();
  }
}

async function* receiveChunks(
  { body, headers }: Response,
  timeout: ReturnType<typeof startIdleTimeout>,
  onProgress: ChunkOptions["onProgress"],
): AsyncGenerator<Bytes> {
  const announced = contentLength(headers);
  const reader = body?.getReader();
  let received = 0;
  for (;;) {
    timeout.restart();
    const total = announced !== undefined && announced >= received ? announced : undefined;
    onProgress?.({ received, total });
    if (!reader) return;
    const { done, value } = await timeout.guard(reader.read());
    if (done) return;
    received += value.length;
    // The time that the caller needs for a chunk does not count.
    timeout.stop();
    yield value;
  }
}

/** The announced length in bytes, unless it counts compressed bytes. */
function contentLength(headers: Headers): number | undefined {
  const length = headers.get("Content-Length") ?? "";
  return /^\d+$/.test(length) && !headers.has("Content-Encoding") ? Number(length) : undefined;
}

function startIdleTimeout(seconds: number) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), seconds * 1000);
  let timer = start();
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = start();
    },
    stop: () => clearTimeout(timer),
    /** Waits for a part of the answer. @throws Failure when it times out or the connection breaks. */
    async guard<T>(part: Promise<T>): Promise<T> {
      try {
        return await part;
      } catch {
        throw controller.signal.aborted
          ? new Failure({ kind: "unreachable", why: "timeout", seconds })
          : new Failure({ kind: "unreachable", why: "network" });
      }
    },
  };
}
