import { Failure } from "#api/failure.ts";
import { FilesError } from "./files-error.ts";
import type { FilesRequest, OnProgress } from "./worker-request.ts";

/** The longest text of a browser, in characters: a byte of UTF-8 is at most one. */
const maxTextBytes = 2 ** 29 - 24;

/**
 * Sends the request once, and receives the text of its answer. There is no time limit for the whole
 * answer: the request is aborted when no bytes arrive for `idleSeconds`.
 * @param onProgress called before each chunk.
 * @throws Failure, or FilesError for an answer of more than `maxBytes`.
 */
export async function receiveText(
  { url, init, idleSeconds: seconds }: Omit<FilesRequest, "caseId">,
  onProgress: OnProgress,
  maxBytes = maxTextBytes,
): Promise<{ readonly status: number; readonly text: string }> {
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

  const { type, status, headers, body } = await receive(fetch(url, { ...init, signal }));
  if (type === "opaqueredirect") throw new Failure({ kind: "unreadable", why: "redirect" });
  const announced = contentLength(headers);
  const decoder = new TextDecoder("utf-8");
  const reader = body?.getReader();
  let text = "";
  let received = 0;
  for (;;) {
    const total = announced !== undefined && announced >= received ? announced : undefined;
    const size = total ?? received;
    if (size > maxBytes) {
      controller.abort();
      throw new FilesError({ type: "too-long", size });
    }
    onProgress({ received, total });
    if (!reader) return { status, text };
    const { done, value } = await receive(reader.read());
    text += decoder.decode(value, { stream: !done });
    if (done) return { status, text };
    received += value.length;
  }
}

/** The announced length in bytes, unless it counts compressed bytes. */
function contentLength(headers: Headers): number | undefined {
  const length = headers.get("Content-Length") ?? "";
  return /^\d+$/.test(length) && !headers.has("Content-Encoding") ? Number(length) : undefined;
}
