import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fetchAnswer, readAnswerBytes } from "./answer-stream.ts";
import { answerWith, documentAt, testCase } from "./fixtures/case-answer.ts";
import type { Progress, ReadOrder } from "./reader-messages.ts";

const order: ReadOrder = {
  url: "https://bank.example/webapi/v1/BpEngineApi/GetBpItem/900453?getFilesInBody=true",
  authorization: "Bearer test-token",
  silenceSeconds: 30,
  caseId: testCase,
  document: documentAt(0),
};

const text = JSON.stringify(answerWith([]));
const answering = (body: BodyInit | null, init?: ResponseInit) => async () =>
  new Response(body, init);
const failing = () => Promise.reject(new TypeError("Failed to fetch"));
const hanging = (_url: RequestInfo | URL, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });
const failureOf = (surroundings: Parameters<typeof fetchAnswer>[1]) =>
  fetchAnswer(order, surroundings).catch((error: unknown) => error);

test("asks as the specification says, once", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(answering(text));
  await fetchAnswer({ ...order, headers: { getFilesInBody: "true" } }, { fetch });
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

test("reads an answer whatever its pieces, with a byte-order mark and other alphabets", async () => {
  const sent = { success: true, errorMessage: "Заявление 🙂" };
  const bytes = new TextEncoder().encode(`\uFEFF${JSON.stringify(sent)}`);
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await fetchAnswer(order, { fetch: answering(body) })).toEqual({ status: 200, json: sent });
});

describe("says how far it has come", () => {
  const progressOf = async (headers: HeadersInit) => {
    const onProgress = vi.fn<(progress: Progress) => void>();
    await fetchAnswer(order, { fetch: answering(text, { headers }), onProgress });
    return onProgress.mock.calls.flat();
  };

  test.each([
    ["of how much", { "Content-Length": String(text.length) }, text.length],
    ["without a length", {}, undefined],
    [
      "without the length of compressed bytes",
      { "Content-Length": "9999", "Content-Encoding": "gzip" },
      undefined,
    ],
    ["without a length that is no number", { "Content-Length": "many" }, undefined],
  ])("%s", async (_name, headers, total) => {
    const said = await progressOf(headers);
    expect(said.at(0)).toEqual({ received: 0, total });
    expect(said.at(-1)).toEqual({ received: text.length, total });
  });

  test("until more comes than was announced", async () => {
    const said = await progressOf({ "Content-Length": "10" });
    expect(said.at(0)).toEqual({ received: 0, total: 10 });
    expect(said.at(-1)).toEqual({ received: text.length, total: undefined });
  });
});

test.each([
  ["a refused token", 401, "{}", { kind: "status", status: 401 }],
  ["an error page", 502, "<html>Bad gateway</html>", { kind: "status", status: 502 }],
  ["a login page", 200, "<html>Sign in</html>", { kind: "unreadable", why: "not-json" }],
  ["nothing", 200, "", { kind: "unreadable", why: "empty" }],
  ["no content", 204, null, { kind: "unreadable", why: "empty" }],
  ["a cut answer", 200, text.slice(0, -3), { kind: "unreadable", why: "not-json" }],
  ["a list", 200, "[]", { kind: "unreadable", why: "not-object" }],
])("names %s", async (_name, status, body, reason) => {
  expect(await failureOf({ fetch: answering(body, { status }) })).toMatchObject({ reason });
});

test("names a redirect, which it does not follow", async () => {
  const redirect = Object.defineProperty(new Response(text), "type", { value: "opaqueredirect" });
  expect(await failureOf({ fetch: async () => redirect })).toMatchObject({
    reason: { kind: "unreadable", why: "redirect" },
  });
});

test("names an answer that a browser can't hold", async () => {
  const fetch = answering(text);
  expect(await failureOf({ fetch, longest: text.length - 1 })).toMatchObject({
    reason: { kind: "unreadable", why: "too-long" },
  });
  expect(await fetchAnswer(order, { fetch, longest: text.length })).toMatchObject({ status: 200 });
});

test("names a network that is not there", async () => {
  expect(await failureOf({ fetch: failing })).toMatchObject({
    reason: { kind: "unreachable", why: "network" },
  });
});

/** A service that sends what it is told to, until it is given up. */
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
    end: () => controller?.close(),
  };
}

describe("silence", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const timeout = { reason: { kind: "unreachable", why: "timeout", seconds: 30 } };

  test("before the first byte ends it", async () => {
    const failure = failureOf({ fetch: hanging });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failure).toMatchObject(timeout);
  });

  test("between two bytes ends it", async () => {
    const service = slowService();
    const failure = failureOf({ fetch: service.fetch });
    await vi.advanceTimersByTimeAsync(29_000);
    service.say("{");
    await vi.advanceTimersByTimeAsync(29_999);
    service.say(" ");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await failure).toMatchObject(timeout);
  });

  test("is not what whoever reads takes time for", async () => {
    const service = slowService();
    const length = readAnswerBytes(order, { fetch: service.fetch }, async (_status, pieces) => {
      let sum = 0;
      for await (const piece of pieces) {
        await vi.advanceTimersByTimeAsync(60_000);
        sum += piece.length;
        service.end();
      }
      return sum;
    });
    service.say(text);
    expect(await length).toBe(text.length);
  });

  test("is broken by every byte, however long the whole takes", async () => {
    const service = slowService();
    const answer = fetchAnswer(order, { fetch: service.fetch });
    for (const letter of text) {
      await vi.advanceTimersByTimeAsync(29_000);
      service.say(letter);
    }
    service.end();
    expect(await answer).toEqual({ status: 200, json: answerWith([]) });
    expect(vi.getTimerCount()).toBe(0);
  });
});
