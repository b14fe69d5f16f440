/** How the other end is spoken to; a browser does not always say. */
type Protocol = "http/1" | "http/2" | "unknown";

/**
 * Sends a request of which the service may get one at most.
 *
 * Over HTTP/2 a browser repeats a request by itself when its connection is lost, its stream is
 * refused or the answer is 408 or 421. It cannot when the body is a stream, of which it keeps no
 * copy: it may begin again as long as the end has not gone out, but never sends two that are whole.
 * Over HTTP/1.1 it sends no stream, and says so before it asks for its first byte; Firefox and Safari
 * send none at all. What they repeat is up to the connection, see {@link requestInit}, and to the
 * server.
 * @param body JSON text, asked for once, at the moment of sending.
 * @throws what `fetch` throws, and what `body` throws: then nothing was sent.
 */
export async function sendOnce(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  body: () => string,
): Promise<Response> {
  const protocol = protocolOf(new URL(url, location.href));
  if (protocol === "http/1" || !canSendStreams()) return send(url, { ...init, body: body() });
  let isAskedFor = false;
  let bodyFault: { readonly error: unknown } | undefined;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        isAskedFor = true;
        try {
          controller.enqueue(new TextEncoder().encode(body()));
          controller.close();
        } catch (error) {
          bodyFault = { error };
          throw error;
        }
      },
    },
    { highWaterMark: 0 },
  );
  const streamed = { ...init, body: stream, duplex: "half" };
  try {
    return await send(url, streamed);
  } catch (error) {
    // A browser says of a stream that breaks only that the request failed.
    if (bodyFault) throw bodyFault.error;
    if (isAskedFor || protocol === "http/2" || init.signal?.aborted) throw error;
  }
  return send(url, { ...init, body: body() });
}

/** A browser that knows no streams here makes text of one, and says of what type that is. */
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

/** The protocol of the page itself, or of what else came from there and may be looked at. */
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
