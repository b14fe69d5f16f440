import { expect, onTestFinished, test, vi } from "vitest";
import { sendOnce } from "./send-once.ts";

const url = "https://service.example/create";
const { Request: ToRead } = globalThis;

interface Duplex {
  readonly duplex: string;
}

/** A network that reads so much of each body before it answers or breaks. */
function network(...acts: readonly ("answers" | "breaks" | "breaks unread")[]) {
  const bodies: unknown[] = [];
  const sent: { readonly isStream: boolean }[] = [];
  const send: typeof fetch = async (to, init) => {
    const act = acts[sent.length];
    sent.push({ isStream: init?.body instanceof ReadableStream });
    if (act === "breaks unread") throw new TypeError("unread");
    bodies.push(await new ToRead(to, init).text());
    if (act === "breaks") throw new TypeError("lost");
    return new Response("{}");
  };
  return { send, sent, bodies };
}

const post = (send: typeof fetch, to: string, body: () => string, signal?: AbortSignal) =>
  sendOnce(send, to, { method: "POST", ...(signal && { signal }) }, body);

test("sends a stream, which a browser cannot repeat", async () => {
  const { send, sent, bodies } = network("answers");
  await post(send, url, () => '{"ü":1}');
  expect(sent).toEqual([{ isStream: true }]);
  expect(bodies).toEqual(['{"ü":1}']);
});

test("sends text without TLS, which has no HTTP/2", async () => {
  const { send, sent } = network("answers");
  await post(send, "http://service.example/create", () => "{}");
  expect(sent).toEqual([{ isStream: false }]);
});

test("sends text to a server that takes no stream, and makes the body once", async () => {
  const { send, sent, bodies } = network("breaks unread", "answers");
  let made = 0;
  await post(send, url, () => `${(made += 1)}`);
  expect(sent).toEqual([{ isStream: true }, { isStream: false }]);
  expect(bodies).toEqual(["1"]);
});

test("sends nothing again after the body was read", async () => {
  const { send, sent } = network("breaks", "answers");
  await expect(post(send, url, () => "{}")).rejects.toThrow("lost");
  expect(sent).toHaveLength(1);
});

test("sends nothing again after the request was given up", async () => {
  const { send, sent } = network("breaks unread", "answers");
  await expect(post(send, url, () => "{}", AbortSignal.abort())).rejects.toThrow("unread");
  expect(sent).toHaveLength(1);
});

/** Has seen answers of the service by these protocols, one after the other. */
const sawBy = (...protocols: readonly string[]): void => saw("https://service.example", protocols);

function saw(origin: string, protocols: readonly string[]): void {
  const seen: unknown[] = protocols.map((nextHopProtocol): unknown =>
    Object.create(PerformanceResourceTiming.prototype, {
      name: { value: `${origin}/config.json` },
      nextHopProtocol: { value: nextHopProtocol },
    }),
  );
  const entries = vi.spyOn(performance, "getEntries");
  onTestFinished(() => entries.mockRestore());
  entries.mockReturnValue(seen.filter((entry) => entry instanceof PerformanceResourceTiming));
}

test.each([
  ["HTTP/2 takes one stream and nothing after it", ["http/1.1", "h2"], [true]],
  ["HTTP/1.1 takes text", ["h2", "http/1.1"], [false]],
])("a service that last spoke %s", async (_what, protocols, streams) => {
  sawBy(...protocols);
  const { send, sent } = network("breaks unread", "answers");
  await expect(post(send, url, () => "{}")).rejects.toThrow("unread");
  expect(sent).toEqual(streams.map((isStream) => ({ isStream })));
});

test("sends a stream, then text, where the protocol is unknown", async () => {
  sawBy("");
  const { send, sent } = network("breaks unread", "answers");
  await post(send, url, () => "{}");
  expect(sent).toEqual([{ isStream: true }, { isStream: false }]);
});

test("ignores the protocol of another service whose address begins alike", async () => {
  saw("https://service.example:8443", ["http/1.1"]);
  const { send, sent } = network("answers");
  await post(send, url, () => "{}");
  expect(sent).toEqual([{ isStream: true }]);
});

test.each([
  ["makes text of a stream", (init: Duplex) => ({ "X-Sent": init.duplex, "Content-Type": "text" })],
  ["has no way to send one", () => ({})],
])("a browser that %s sends text", async (_what, headersOf) => {
  class Limited {
    readonly headers: Headers;
    constructor(_url: string, init: Duplex) {
      this.headers = new Headers(headersOf(init));
    }
  }
  vi.stubGlobal("Request", Limited);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { send, sent } = network("answers");
  await post(send, url, () => "{}");
  expect(sent).toEqual([{ isStream: false }]);
});
