import { Failure } from "#api/failure.ts";
import { decoderFor } from "#wire/charset.ts";
import { FilesError, orNotStored } from "./files-error.ts";
import type { FilesRequest, OnProgress } from "./worker-messages.ts";

/** The longest text of a browser, in characters: each byte of UTF-8 becomes at most one character. */
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

  function refuseTooLong(size: number): void {
    if (size <= maxBytes) return;
    controller.abort();
    throw new FilesError({ type: "too-long", size });
  }

  const { type, status, headers, body } = await receive(fetch(url, { ...init, signal }));
  if (type === "opaqueredirect") throw new Failure({ kind: "unreadable", why: "redirect" });
  if (!body) return { status, text: "" };
  const announced = contentLength(headers);
  refuseTooLong(announced ?? 0);
  // All bytes in one piece, decoded at once: a text that is joined from parts would take twice the room on the worker's
  // heap, which is limited.
  const buffer = new ArrayBuffer(0, { maxByteLength: maxBytes });
  const bytes = new Uint8Array(buffer);
  const reader = body.getReader();
  for (;;) {
    const received = buffer.byteLength;
    const total = announced !== undefined && announced >= received ? announced : undefined;
    onProgress({ received, total });
    const { done, value } = await receive(reader.read());
    if (done) return { status, text: decode(buffer, decoderFor(headers.get("Content-Type"))) };
    refuseTooLong(received + value.length);
    await orNotStored(total ?? received, async () => buffer.resize(received + value.length));
    bytes.set(value, received);
  }
}

/** The text of an answer, without a byte-order mark. `buffer` is empty afterwards. */
function decode(buffer: ArrayBuffer, decoder: TextDecoder): string {
  const bytes = buffer.transferToFixedLength();
  const text = decoder.decode(bytes);
  // Frees the bytes now, not only when memory becomes short.
  bytes.transfer(0);
  return text;
}

/** The announced length in bytes, unless it counts compressed bytes. */
function contentLength(headers: Headers): number | undefined {
  const length = headers.get("Content-Length") ?? "";
  return /^\d+$/.test(length) && !headers.has("Content-Encoding") ? Number(length) : undefined;
}
