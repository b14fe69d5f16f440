import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerWith } from "../fixtures/case-answer.ts";
import { type ReaderOptions, readAnswerChunks } from "./answer-chunks.ts";
import type { Progress } from "./messages.ts";

const order = {
  url: "https://bank.example/webapi/v1/BpEngineApi/GetBpItem/900453?getFilesInBody=true",
  authorization: "Bearer test-token",
  idleSeconds: 30,
};

const text = JSON.stringify(answerWith([]));
const answering = (body: BodyInit | null, init?: ResponseInit) => async () =>
  new Response(body, init);
const hanging = (_url: RequestInfo | URL, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });
/** The text of the answer, with its status. */
const fetchText = (
  options: ReaderOptions,
  asked: typeof order & { headers?: Record<string, string> } = order,
) =>
  readAnswerChunks(asked, options, async (status, chunks) => {
    const decoder = new TextDecoder();
    let received = "";
    for await (const chunk of chunks) received += decoder.decode(chunk, { stream: true });
    return { status, received };
  });
const failureOf = (options: ReaderOptions) => fetchText(options).catch((error: unknown) => error);

test("sends one request as the specification says", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(answering(text));
  await fetchText({ fetch }, { ...order, headers: { getFilesInBody: "true" } });
  expect(fetch).toHaveBeenCalledTimes(1);
  const [url = "", init] = fetch.mock.calls[0] ?? [];
  const request = new Request(url, init);
  expect(request.url).toBe(order.url);
  expect(request.method).toBe("POST");
  expect(request.body).toBeNull();
  expect(Object.fromEntries(request.headers)).toEqual({
    accept: "application/json",
    "content-type": "application/json",
    getfilesinbody: "true",
    "x-authorization": "Bearer test-token",
  });
  expect(request).toMatchObject({
    redirect: "manual",
    cache: "no-store",
    credentials: "same-origin",
  });
});

test.each([
  ["its length", { "Content-Length": String(text.length) }, text.length],
  ["no length", {}, undefined],
  ["compressed bytes", { "Content-Length": "9999", "Content-Encoding": "gzip" }, undefined],
])("reports the progress of an answer with %s", async (_name, headers, total) => {
  const onProgress = vi.fn<(progress: Progress) => void>();
  await fetchText({ fetch: answering(text, { headers }), onProgress });
  const reported = onProgress.mock.calls.flat();
  expect(reported.at(0)).toEqual({ received: 0, total });
  expect(reported.at(-1)).toEqual({ received: text.length, total });
});

test("does not follow a redirect", async () => {
  const redirect = Object.defineProperty(new Response(text), "type", { value: "opaqueredirect" });
  expect(await failureOf({ fetch: async () => redirect })).toMatchObject({
    reason: { kind: "unreadable", why: "redirect" },
  });
});

/** A service that sends chunk by chunk until its request is aborted. */
function slowService() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const encoder = new TextEncoder();
  return {
    fetch: async (_url: RequestInfo | URL, init?: RequestInit) => {
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (given) => {
          controller = given;
        },
      });
      init?.signal?.addEventListener("abort", () => controller?.error(init.signal?.reason));
      return new Response(body);
    },
    say: (words: string) => controller?.enqueue(encoder.encode(words)),
  };
}

describe("the idle timeout", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const timeout = { reason: { kind: "unreachable", why: "timeout", seconds: 30 } };

  test("applies before the first byte", async () => {
    const failure = failureOf({ fetch: hanging });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failure).toMatchObject(timeout);
  });

  test("starts again with every byte", async () => {
    const service = slowService();
    const answer = failureOf({ fetch: service.fetch });
    for (const letter of text) {
      await vi.advanceTimersByTimeAsync(29_000);
      service.say(letter);
    }
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await answer).toMatchObject(timeout);
    expect(vi.getTimerCount()).toBe(0);
  });
});
