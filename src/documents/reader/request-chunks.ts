import { Failure } from "#api/failure.ts";
import { requestInit } from "#api/request-init.ts";
import type { FilesRequest, OnProgress } from "./messages.ts";

/**
 * Sends the request once. There is no time limit for the whole answer: the request is aborted when no
 * bytes arrive for `idleSeconds`.
 * @param onProgress called before each chunk.
 * @returns the status, and the text in chunks as they arrive.
 * @throws Failure
 */
export async function requestChunks(
  request: Omit<FilesRequest, "caseId">,
  onProgress: OnProgress,
): Promise<{ readonly status: number; readonly chunks: AsyncIterable<string> }> {
  const { idleSeconds: seconds } = request;
  const controller = new AbortController();
  const { signal } = controller;

  /** Waits for a part of the answer. @throws Failure when it times out or the connection breaks. */
  async function receive<T>(part: Promise<T>): Promise<T> {
    const timer = setTimeout(() => controller.abort(), seconds * 1000);
    try {
      return await part;
    } catch {
      throw signal.aborted
        ? new Failure({ kind: "unreachable", why: "timeout", seconds })
        : new Failure({ kind: "unreachable", why: "network" });
    } finally {
      clearTimeout(timer);
    }
  }

  async function* receiveChunks({ body, headers }: Response): AsyncGenerator<string> {
    const announced = contentLength(headers);
    const decoder = new TextDecoder();
    const reader = body?.getReader();
    let received = 0;
    for (;;) {
      const total = announced !== undefined && announced >= received ? announced : undefined;
      onProgress({ received, total });
      if (!reader) return;
      const { done, value } = await receive(reader.read());
      yield decoder.decode(value, { stream: !done });
      if (done) return;
      received += value.length;
    }
  }

  const init = { ...requestInit(request, request.authorization), signal };
  const response = await receive(fetch(request.url, init));
  if (response.type === "opaqueredirect") {
    throw new Failure({ kind: "unreadable", why: "redirect" });
  }
  return { status: response.status, chunks: receiveChunks(response) };
}

/** The announced length in bytes, unless it counts compressed bytes. */
function contentLength(headers: Headers): number | undefined {
  const length = headers.get("Content-Length") ?? "";
  return /^\d+$/.test(length) && !headers.has("Content-Encoding") ? Number(length) : undefined;
}
