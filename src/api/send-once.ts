/** The protocol of a server; a browser does not always tell it. */
type Protocol = "http/1" | "http/2" | "unknown";

/**
 * Sends a request that the service must not receive twice.
 *
 * Over HTTP/2 a browser repeats a request automatically when its connection is lost, its stream is
 * refused or the answer is 408 or 421. It cannot repeat a body that is a stream, because it has no copy:
 * it may start again while the body is incomplete, but never sends two complete ones. Over HTTP/1.1
 * Chromium rejects a stream before it reads the first byte; Firefox and Safari send no streams at all.
 * Whether these repeat a request depends on the connection, see `request-init.ts`, and on the server.
 * @param body returns the JSON in UTF-8; called once, at the moment of sending.
 * @throws what `fetch` throws, and what `body` throws: then nothing was sent.
 */
export async function sendOnce(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  body: () => Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const protocol = protocolOf(new URL(url, location.href));
  if (protocol === "http/1" || !canSendStreams()) return fetch(url, { ...init, body: body() });
  let isBodyRead = false;
  let bodyError: { readonly error: unknown } | undefined;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        isBodyRead = true;
        try {
          controller.enqueue(body());
          controller.close();
        } catch (error) {
          bodyError = { error };
          throw error;
        }
      },
    },
    { highWaterMark: 0 },
  );
  const streamed = { ...init, body: stream, duplex: "half" };
  try {
    return await fetch(url, streamed);
  } catch (error) {
    // `fetch` rejects with a general error, not with the one that the stream threw.
    if (bodyError) throw bodyError.error;
    if (isBodyRead || protocol === "http/2" || init.signal?.aborted) throw error;
  }
  return fetch(url, { ...init, body: body() });
}

/** Whether the browser sends streams. One that does not converts a stream to text and sets its Content-Type. */
function canSendStreams(): boolean {
  let isDuplexRead = false;
  const init = {
    method: "POST",
    body: new ReadableStream(),
    get duplex() {
      isDuplexRead = true;
      return "half";
    },
  };
  return !new Request("", init).headers.has("Content-Type") && isDuplexRead;
}

/** The protocol of the last file that was loaded from an origin, as far as the browser tells it. */
function protocolOf({ protocol, origin }: URL): Protocol {
  // No browser speaks HTTP/2 without TLS.
  if (protocol !== "https:") return "http/1";
  const seen = performance
    .getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, nextHopProtocol }) => nextHopProtocol !== "" && name.startsWith(`${origin}/`))
    .at(-1)?.nextHopProtocol;
  if (seen === undefined) return "unknown";
  return seen.startsWith("http/1") ? "http/1" : "http/2";
}
