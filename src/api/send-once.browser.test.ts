import { expect, test, vi } from "vitest";
import { sendOnce } from "./send-once.ts";

const url = "https://service.example/create";
const { Request: ToRead } = globalThis;

interface Duplex {
  readonly duplex: string;
}

type Act = "answers" | "breaks" | "breaks unread";

/** Sends over a network that reads so much of each body before it answers or breaks. @returns what was sent */
async function send(acts: readonly Act[], to = url, signal?: AbortSignal) {
  const bodies: string[] = [];
  const kinds: string[] = [];
  let made = 0;
  const network: typeof fetch = async (_to, init) => {
    const act = acts[kinds.length];
    kinds.push(init?.body instanceof ReadableStream ? "stream" : "text");
    if (act === "breaks unread") throw new TypeError(act);
    bodies.push(await new ToRead(to, init).text());
    if (act === "breaks") throw new TypeError(act);
    return new Response("{}");
  };
  const init = { method: "POST", ...(signal && { signal }) };
  const answer = sendOnce(network, to, init, () =>
    new TextEncoder().encode(`{"ü":${(made += 1)}}`),
  );
  const end = await answer.then(
    () => "answered",
    (error: unknown) => (error instanceof TypeError ? error.message : error),
  );
  return { sent: kinds.join(", "), bodies, end };
}

test("sends a stream, which a browser cannot repeat", async () => {
  const { sent, bodies } = await send(["answers"]);
  expect([sent, bodies]).toEqual(["stream", ['{"ü":1}']]);
});

test("sends text without TLS, which has no HTTP/2", async () => {
  expect((await send(["answers"], "http://service.example/create")).sent).toBe("text");
});

test("sends text to a server that takes no stream, and makes the body once", async () => {
  const { sent, bodies } = await send(["breaks unread", "answers"]);
  expect([sent, bodies]).toEqual(["stream, text", ['{"ü":1}']]);
});

test("sends nothing again after the body was read, or the request was given up", async () => {
  const read = await send(["breaks", "answers"]);
  expect(read).toMatchObject({ sent: "stream", end: "breaks" });
  const givenUp = await send(["breaks unread", "answers"], url, AbortSignal.abort());
  expect(givenUp).toMatchObject({ sent: "stream", end: "breaks unread" });
});

/** Has seen answers of an origin by these protocols, one after the other. */
function saw(origin: string, ...protocols: readonly string[]): void {
  const seen: unknown[] = protocols.map((nextHopProtocol): unknown =>
    Object.create(PerformanceResourceTiming.prototype, {
      name: { value: `${origin}/config.json` },
      nextHopProtocol: { value: nextHopProtocol },
    }),
  );
  vi.spyOn(performance, "getEntries").mockReturnValue(
    seen.filter((entry) => entry instanceof PerformanceResourceTiming),
  );
}

test.each([
  ["a service that last spoke HTTP/2", "https://service.example", ["http/1.1", "h2"], "stream"],
  ["a service that last spoke HTTP/1.1", "https://service.example", ["h2", "http/1.1"], "text"],
  ["an unknown protocol", "https://service.example", [""], "stream, text"],
])(
  "knows by what it has seen of %s whether to send a stream",
  async (_what, origin, protocols, sent) => {
    saw(origin, ...protocols);
    expect((await send(["breaks unread", "answers"])).sent).toBe(sent);
  },
);

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
  expect((await send(["answers"])).sent).toBe("text");
});
