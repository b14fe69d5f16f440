import { proxyFetch } from "httpxy";

/** Headers of one connection (RFC 9110, 7.6.1), and those that are not the service's business. */
const notPassedOn = [
  "connection",
  "cookie",
  "host",
  "keep-alive",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** The service may not empty the page's storage or open the browser's password box over the page. */
const notPassedBack = ["clear-site-data", "set-cookie", "www-authenticate"];

function without(headers: Headers, names: readonly string[]): Headers {
  const left = new Headers(headers);
  for (const name of names) left.delete(name);
  return left;
}

/**
 * Passes a request on to a service and its answer back, both as they stream, and logs nothing.
 *
 * @param service address of the service, http or https, without a slash at its end
 * @param path path and query at the service
 * @returns the service's answer with its status and body untouched, or 502 when none came
 */
export async function forward(request: Request, service: string, path: string): Promise<Response> {
  const { method, body, signal } = request;
  const headers = without(request.headers, notPassedOn);
  try {
    const answer = await proxyFetch(
      service,
      `http://localhost${path}`,
      { method, headers, body, signal },
      // A connection of its own: nothing on the way may send a request a second time.
      { agent: null, changeOrigin: true },
    );
    const answerHeaders = without(answer.headers, notPassedBack);
    // A browser repeats a POST on a connection that it used before and that was dropped.
    answerHeaders.set("connection", "close");
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  } catch {
    return new Response(`The service at ${new URL(service).origin} did not answer.\n`, {
      status: 502,
    });
  }
}
