import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { pipeline } from "node:stream";

// RFC 9110, 7.6.1: these speak about one connection only. Cookies are not this service's, nor may it
// empty the page's storage or open the browser's password box over the page.
const notForwarded = new Set([
  "clear-site-data",
  "connection",
  "cookie",
  "host",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "set-cookie",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "www-authenticate",
]);

function forwarded(headers: Headers): [string, string][] {
  const named =
    headers
      .get("connection")
      ?.toLowerCase()
      .split(/\s*,\s*/) ?? [];
  return [...headers].filter(([name]) => !notForwarded.has(name) && !named.includes(name));
}

function receivedHeaders(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let i = 0; i + 1 < raw.length; i += 2) headers.append(raw[i] ?? "", raw[i + 1] ?? "");
  return headers;
}

function streamOf(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      incoming.on("data", (chunk: Uint8Array<ArrayBuffer>) => {
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      });
      incoming.once("end", () => controller.close());
      incoming.once("error", (error) => controller.error(error));
    },
    pull: () => void incoming.resume(),
    cancel: () => void incoming.destroy(),
  });
}

function answerOf(incoming: IncomingMessage, method: string): Response {
  const status = incoming.statusCode ?? 502;
  const headers = new Headers(forwarded(receivedHeaders(incoming.rawHeaders)));
  // A browser repeats a POST on a connection that it used before and that was dropped.
  headers.set("connection", "close");
  const isEmpty = method === "HEAD" || [204, 205, 304].includes(status);
  if (isEmpty) incoming.resume();
  return new Response(isEmpty ? null : streamOf(incoming), { status, headers });
}

/**
 * Passes a request on to a service and its answer back, both as they stream, and logs nothing.
 *
 * @param target the address at the service, http or https
 * @returns the service's answer with its status and body untouched, or 502 when none came
 */
export async function forward(request: Request, target: URL): Promise<Response> {
  const send = target.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const outgoing = send(target, {
      method: request.method,
      headers: Object.fromEntries(forwarded(request.headers)),
      // A connection of its own: nothing on the way may send a request a second time.
      agent: false,
      signal: request.signal,
    });
    outgoing.once("response", (incoming) => resolve(answerOf(incoming, request.method)));
    outgoing.on("error", () => {
      resolve(new Response(`The service at ${target.origin} did not answer.\n`, { status: 502 }));
    });
    if (request.body) pipeline(request.body, outgoing, () => {});
    else outgoing.end();
  });
}
