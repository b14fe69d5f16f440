import { expect, test, vi } from "vitest";
import { send } from "./transport.ts";

const text = '{"success":true}';

/** Requests an answer of the service. */
const read = (service: typeof fetch, options: Parameters<typeof send>[3] = {}) =>
  send(
    { baseUrl: "https://bank.example", fetch: service },
    { path: "/webapi/v1/BpEngineApi/GetBpItem/900453", timeoutSeconds: 30 },
    "Bearer t",
    options,
  );
const failureOf = (...request: Parameters<typeof read>) =>
  read(...request).catch((error: unknown) => error);

test("reads a letter whose bytes come apart, after a byte-order mark", async () => {
  const bytes = new TextEncoder().encode('\uFEFF{"name":"Ёж"}');
  const body = new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const { status, text: received } = await read(async () => new Response(body, { status: 203 }));
  expect({ status, received }).toEqual({ status: 203, received: '{"name":"Ёж"}' });
});

const tooLong = (size: number) => ({ reason: { kind: "unreadable", why: "too-long", size } });

test("an answer that is too long is refused with its size before it is received", async () => {
  const headers = { "Content-Length": "600000000" };
  const failure = failureOf(async () => new Response(text, { headers }));
  expect(await failure).toMatchObject(tooLong(600_000_000));
});

test("an answer that is too long is refused where it becomes too long, and its connection ends", async () => {
  const cancel = vi.fn<() => void>();
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(600).fill(0x20)),
    cancel,
  });
  const failure = failureOf(async () => new Response(endless), { maxBytes: 1_000 });
  expect(await failure).toMatchObject(tooLong(1_200));
  expect(cancel).toHaveBeenCalledOnce();
});

test("an answer that breaks off is said as that", async () => {
  const chunks = [new TextEncoder().encode(text)];
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.pop();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new TypeError("network error"));
    },
  });
  expect(await failureOf(async () => new Response(body))).toMatchObject({
    reason: { kind: "unreachable", why: "broken-off" },
    receivedText: text,
  });
});

test("the idle timeout starts again with every byte", async () => {
  vi.useFakeTimers();
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>();
  const service = writable.getWriter();
  const answer = failureOf(
    async (_url, init) => {
      init?.signal?.addEventListener("abort", () => void service.abort(init.signal?.reason));
      return new Response(readable);
    },
    { isIdleTimeout: true },
  );
  for (const byte of new TextEncoder().encode(text)) {
    await vi.advanceTimersByTimeAsync(29_000);
    void service.write(Uint8Array.of(byte));
  }
  await vi.advanceTimersByTimeAsync(30_000);
  const reason = { kind: "unreachable", why: "timeout", seconds: 30 };
  expect(await answer).toMatchObject({ reason, receivedText: text });
  expect(vi.getTimerCount()).toBe(0);
});
