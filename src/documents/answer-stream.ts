import { Failure } from "#api/failure.ts";
import { requestInit } from "#api/request-init.ts";
import { type Answer, readAnswer } from "#api/transport.ts";
import type { Bytes } from "./base64.ts";
import type { CaseOrder, Progress } from "./reader-messages.ts";

/** The longest string a browser can hold; a byte is at most one character of it. */
export const longestText = 2 ** 29 - 24;

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
export const fetchAnswer = (
  order: CaseOrder,
  { longest = longestText, ...surroundings }: Surroundings = {},
): Promise<Answer> =>
  readAnswerBytes(order, surroundings, async (status, pieces) => {
    const decoder = new TextDecoder();
    let text = "";
    let received = 0;
    for await (const piece of pieces) {
      received += piece.length;
      if (received > longest) throw new Failure({ kind: "unreadable", why: "too-long" });
      text += decoder.decode(piece, { stream: true });
    }
    return readAnswer(status, text + decoder.decode());
  });

/**
 * The same for an answer of any length: hands over its status and its bytes as they come.
 * @throws Failure, and what `read` throws.
 */
export async function readAnswerBytes<T>(
  order: CaseOrder,
  { fetch = globalThis.fetch, onProgress }: Surroundings,
  read: (status: number, pieces: AsyncIterable<Bytes>) => Promise<T>,
): Promise<T> {
  const silence = limitSilence(order.silenceSeconds);
  try {
    const response = await silence.limit(
      fetch(order.url, { ...requestInit(order, order.authorization), signal: silence.signal }),
    );
    if (response.type === "opaqueredirect") {
      throw new Failure({ kind: "unreadable", why: "redirect" });
    }
    return await read(response.status, piecesOf(response, silence, onProgress));
  } finally {
    silence.stop();
  }
}

async function* piecesOf(
  { body, headers }: Response,
  silence: Silence,
  onProgress: Surroundings["onProgress"],
): AsyncGenerator<Bytes> {
  const announced = lengthOf(headers);
  const reader = body?.getReader();
  let received = 0;
  for (;;) {
    silence.end();
    const total = announced !== undefined && announced >= received ? announced : undefined;
    onProgress?.({ received, total });
    if (!reader) return;
    const { done, value } = await silence.limit(reader.read());
    if (done) return;
    received += value.length;
    // Whoever reads may take time; that is no silence.
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
    /** Something was heard. */
    end() {
      clearTimeout(timer);
      timer = start();
    },
    stop: () => clearTimeout(timer),
    /** Names why nothing more is heard. */
    async limit<T>(hearing: Promise<T>): Promise<T> {
      try {
        return await hearing;
      } catch {
        throw controller.signal.aborted
          ? new Failure({ kind: "unreachable", why: "timeout", seconds })
          : new Failure({ kind: "unreachable", why: "network" });
      }
    },
  };
}
