import { Failure } from "#api/failure.ts";
import { requestInit } from "#api/request-init.ts";
import type { Bytes } from "./base64.ts";
import type { Order, Progress } from "./messages.ts";

/** Options of every function that reads an answer with files. */
export interface ReaderOptions {
  /** Default: the browser's. Tests replace it. */
  readonly fetch?: typeof fetch;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Sends the order's request once, and passes its status and its bytes, as they arrive, to `read`. There
 * is no time limit for the whole answer: the request is aborted when no bytes arrive for `idleSeconds`.
 * @throws Failure, and what `read` throws.
 */
export async function readAnswerChunks<T>(
  order: Pick<Order, "url" | "headers" | "authorization" | "idleSeconds">,
  { fetch = globalThis.fetch, onProgress }: ReaderOptions,
  read: (status: number, chunks: AsyncIterable<Bytes>) => Promise<T>,
): Promise<T> {
  const timeout = startIdleTimeout(order.idleSeconds);
  try {
    const response = await timeout.guard(
      fetch(order.url, { ...requestInit(order, order.authorization), signal: timeout.signal }),
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
  onProgress: ReaderOptions["onProgress"],
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
