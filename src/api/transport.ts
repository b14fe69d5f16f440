import { readJson } from "#wire/json.ts";
import { isLoopback } from "#wire/service-address.ts";
import { isWebPage } from "#wire/web-page.ts";
import type { ApiClient } from "./api-client.ts";
import { Failure } from "./failure.ts";
import { secondsToWait } from "./read-pause.ts";
import { type Call, requestOf } from "./request-init.ts";

/**
 * The limit of an answer, 256 MB: an endless one would take all memory. Answers without files are far
 * shorter. Parsing 200 MB blocks the page for about 0.4 s. A worker would not help, because copying the
 * parsed value to the page takes longer than parsing.
 */
const maxAnswerBytes = 256 * 2 ** 20;

export interface ReceivedAnswer {
  readonly status: number;
  readonly text: string;
  /** See {@link secondsToWait}. */
  readonly waitSeconds?: number | undefined;
}

/** The progress of receiving an answer, in bytes. */
export interface Progress {
  readonly received: number;
  /** `undefined` where the service does not announce it. */
  readonly total?: number | undefined;
}

export type OnProgress = (progress: Progress) => void;

interface ReceiveOptions {
  /** Called before each part of the answer is awaited. */
  readonly onProgress?: OnProgress;
  /** Whether the time-out begins again with each part, so that a long answer has no limit as a whole. */
  readonly isIdleTimeout?: boolean;
  readonly maxBytes?: number;
}

/**
 * Sends one request, once, and receives its answer, on the page or in a worker.
 * @throws Failure, or the signal's reason when it is aborted. Only rejections of `fetch` and of the body
 *   are "unreachable"; a bug of the viewer is thrown as it is, and so is the RangeError for an answer that
 *   does not fit into memory.
 */
export async function send(
  client: Pick<ApiClient, "baseUrl" | "fetch">,
  call: Call,
  authorization: string | undefined,
  { onProgress, isIdleTimeout = false, maxBytes = maxAnswerBytes }: ReceiveOptions = {},
): Promise<ReceivedAnswer> {
  const { timeoutSeconds: seconds } = call;
  const timeout = new AbortController();
  const signal = call.signal ? AbortSignal.any([call.signal, timeout.signal]) : timeout.signal;
  const { url, init: options } = requestOf(client, call, authorization);
  let timer: ReturnType<typeof setTimeout> | undefined;
  function startTimer() {
    clearTimeout(timer);
    timer = setTimeout(() => timeout.abort(), seconds * 1000);
  }

  /** @param received what has come of the answer before this part. */
  async function receive<T>(
    part: Promise<T>,
    why: "network" | "broken-off",
    received = () => "",
  ): Promise<T> {
    if (isIdleTimeout) startTimer();
    try {
      return await part;
    } catch {
      if (call.signal?.aborted) throw call.signal.reason;
      if (timeout.signal.aborted) {
        throw new Failure({ kind: "unreachable", why: "timeout", seconds }, received());
      }
      const wasBlocked = why === "network" && (await isBlocked(url));
      throw new Failure({ kind: "unreachable", why: wasBlocked ? "blocked" : why }, received());
    }
  }

  /** Reads the text of an answer. An answer that is too long ends its connection. */
  async function readBody({ body, headers }: Response): Promise<string> {
    if (!body) return "";
    const reader = body.getReader();
    async function refuseTooLong(size: number) {
      if (size <= maxBytes) return;
      await receive(reader.cancel(), "broken-off");
      throw new Failure({ kind: "unreadable", why: "too-long", size });
    }
    const announced = contentLength(headers);
    await refuseTooLong(announced ?? 0);
    // All bytes in one piece, decoded at once: a text that is joined from parts would take twice the room on the heap,
    // which is limited.
    const buffer = new ArrayBuffer(0, { maxByteLength: maxBytes });
    const bytes = new Uint8Array(buffer);
    function received() {
      const all = buffer.transferToFixedLength();
      // Without a byte-order mark.
      const text = new TextDecoder().decode(all);
      // Frees the bytes now, not only when memory becomes short.
      all.transfer(0);
      return text;
    }
    for (;;) {
      const size = buffer.byteLength;
      const total = announced !== undefined && announced >= size ? announced : undefined;
      onProgress?.({ received: size, total });
      const { done, value } = await receive(reader.read(), "broken-off", received);
      if (done) return received();
      await refuseTooLong(size + value.length);
      buffer.resize(size + value.length);
      bytes.set(value, size);
    }
  }

  const fetch: ApiClient["fetch"] = (...request) => receive(client.fetch(...request), "network");
  const init = { ...options, signal };
  startTimer();
  try {
    const response = await (call.sendBody?.(fetch, url, init) ??
      fetch(url, { ...init, body: null }));
    if (response.type === "opaqueredirect") {
      throw new Failure({ kind: "unreadable", why: "redirect" });
    }
    const waitSeconds = secondsToWait(response);
    return { status: response.status, text: await readBody(response), waitSeconds };
  } finally {
    clearTimeout(timer);
  }
}

/** The announced length in bytes, unless it counts compressed bytes. */
function contentLength(headers: Headers): number | undefined {
  const length = headers.get("Content-Length") ?? "";
  return /^\d+$/.test(length) && !headers.has("Content-Encoding") ? Number(length) : undefined;
}

/** Parses JSON text; `undefined` when it is no JSON, or nested too deeply for the stack. */
export function parseAnswer(text: string): unknown {
  try {
    return readJson(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** What is wrong with an answer that is no usable JSON object. @param json what {@link parseAnswer} has read. */
export function whyUnreadable(text: string, json: unknown) {
  if (json !== undefined) return "not-object";
  if (text.trim() === "") return "empty";
  return isWebPage(text) ? "web-page" : "not-json";
}

/** The origins that the page's policy has forbidden. One for the page or the worker, whose policy does not change. */
const forbidden = new Set<string | undefined>();

// Node, where the doctor runs, blocks nothing.
if ("addEventListener" in globalThis) {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === "connect-src") forbidden.add(URL.parse(blockedURI)?.origin);
  });
}

/**
 * Whether the browser itself has blocked a request that has failed: by the page's policy, or because the page is https
 * and the request is not. `fetch` rejects then as it does without a network.
 */
async function isBlocked(url: string): Promise<boolean> {
  if (!("location" in globalThis)) return false;
  const { origin, protocol, hostname } = new URL(url, location.href);
  const isMixed = location.protocol === "https:" && protocol === "http:";
  if (isMixed && !isLoopback(hostname)) return true;
  // The event comes after the rejection.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return forbidden.has(origin);
}
