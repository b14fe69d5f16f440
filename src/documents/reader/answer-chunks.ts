import { Failure } from "#api/failure.ts";
import { requestInit } from "#api/request-init.ts";
import type { Bytes } from "./base64.ts";
import type { Order, Progress } from "./messages.ts";

/** What a reader of an answer is given; tests put in their own. */
export interface ReaderOptions {
  readonly fetch?: typeof fetch;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Sends the order's request, once, and hands over its status and its bytes as they are received. There
 * is no time limit for the whole: the request ends when no bytes come for `silenceSeconds`.
 * @throws Failure, and what `read` throws.
 */
export async function readAnswerChunks<T>(
  order: Pick<Order, "url" | "headers" | "authorization" | "silenceSeconds">,
  { fetch = globalThis.fetch, onProgress }: ReaderOptions,
  read: (status: number, chunks: AsyncIterable<Bytes>) => Promise<T>,
): Promise<T> {
  const silence = limitSilence(order.silenceSeconds);
  try {
    const response = await silence.limit(
      fetch(order.url, { ...requestInit(order, order.authorization), signal: silence.signal }),
    );
    if (response.type === "opaqueredirect") {
      throw new Failure({ kind: "unreadable", why: "redirect" });
    }
    return await read(response.status, receiveChunks(response, silence, onProgress));
  } finally {
    silence.stop();
  }
}

async function* receiveChunks(
  { body, headers }: Response,
  silence: Silence,
  onProgress: ReaderOptions["onProgress"],
): AsyncGenerator<Bytes> {
  const announced = lengthOf(headers);
  const reader = body?.getReader();
  let received = 0;
  for (;;) {
    silence.restart();
    const total = announced !== undefined && announced >= received ? announced : undefined;
    onProgress?.({ received, total });
    if (!reader) return;
    const { done, value } = await silence.limit(reader.read());
    if (done) return;
    received += value.length;
    // The time that the caller takes for a chunk does not count.
    silence.stop();
    yield value;
  }
}

/** The announced length, unless it counts compressed bytes. */
function lengthOf(headers: Headers): number | undefined {
  const sent = headers.get("Content-Length") ?? "";
  return /^\d+$/.test(sent) && !headers.has("Content-Encoding") ? Number(sent) : undefined;
}

type Silence = ReturnType<typeof limitSilence>;

function limitSilence(seconds: number) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), seconds * 1000);
  let timer = start();
  return {
    signal: controller.signal,
    /** Starts the time-out again, when bytes were received. */
    restart() {
      clearTimeout(timer);
      timer = start();
    },
    stop: () => clearTimeout(timer),
    /** Waits for a part of the answer. @throws Failure that names the reason. */
    async limit<T>(part: Promise<T>): Promise<T> {
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
