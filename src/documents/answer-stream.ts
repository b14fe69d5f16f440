import { Failure } from "#api/failure.ts";
import { requestInit } from "#api/request-init.ts";
import { type Answer, readAnswer } from "#api/transport.ts";
import type { Progress, ReadOrder } from "./reader-messages.ts";

// The longest string a browser can hold; a byte is at most one character of it.
const longestText = 2 ** 29 - 24;

/** What the worker's surroundings give it; tests put in their own. */
export interface Surroundings {
  readonly fetch?: typeof fetch;
  readonly longest?: number;
  readonly onProgress?: (progress: Progress) => void;
}

/**
 * Sends the order's request, once, and reads its answer while saying how far it has come. There is
 * no limit to the whole as long as bytes keep coming: only a silence ends it.
 * @throws Failure
 */
export async function fetchAnswer(
  order: ReadOrder,
  { fetch = globalThis.fetch, longest = longestText, onProgress }: Surroundings = {},
): Promise<Answer> {
  const silence = limitSilence(order.silenceSeconds);
  try {
    const response = await fetch(order.url, {
      ...requestInit(order, order.authorization),
      signal: silence.signal,
    });
    if (response.type === "opaqueredirect") {
      throw new Failure({ kind: "unreadable", why: "redirect" });
    }
    const announced = lengthOf(response.headers);
    let received = 0;
    const text = await readText(response, (length) => {
      silence.end();
      received += length;
      if (received > longest) throw new Failure({ kind: "unreadable", why: "too-long" });
      const total = announced !== undefined && announced >= received ? announced : undefined;
      onProgress?.({ received, total });
    });
    return readAnswer(response.status, text);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw silence.signal.aborted
      ? new Failure({ kind: "unreachable", why: "timeout", seconds: order.silenceSeconds })
      : new Failure({ kind: "unreachable", why: "network" });
  } finally {
    silence.stop();
  }
}

async function readText({ body }: Response, onBytes: (length: number) => void): Promise<string> {
  onBytes(0);
  const decoder = new TextDecoder();
  const reader = body?.getReader();
  let text = "";
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return text + decoder.decode();
    onBytes(value.length);
    text += decoder.decode(value, { stream: true });
  }
}

/** The announced length, unless it counts compressed bytes. */
function lengthOf(headers: Headers): number | undefined {
  const sent = headers.get("Content-Length") ?? "";
  return /^\d+$/.test(sent) && !headers.has("Content-Encoding") ? Number(sent) : undefined;
}

function limitSilence(seconds: number) {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(), seconds * 1000);
  let timer = start();
  return {
    signal: controller.signal,
    /** Something was heard. */
    end() {
      clearTimeout(timer);
      timer = start();
    },
    stop: () => clearTimeout(timer),
  };
}
