import { proxyFetch } from "httpxy";

/**
 * Headers that concern one connection only (RFC 9110, 7.6.1), and cookies and passwords, which belong to
 * a sign-in in front of this proxy.
 */
const droppedRequestHeaders = [
  "authorization",
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

/**
 * With these headers the service could clear the page's storage, set cookies, open the browser's password
 * dialog, switch off TLS, or have reports and requests sent elsewhere.
 */
const droppedResponseHeaders = [
  "alt-svc",
  "clear-site-data",
  "nel",
  "report-to",
  "set-cookie",
  "strict-transport-security",
  "www-authenticate",
];

function without(headers: Headers, names: readonly string[]): Headers {
  const remaining = new Headers(headers);
  for (const name of names) remaining.delete(name);
  return remaining;
}

/**
 * Forwards a request to a service and returns the response, both streamed. Logs nothing.
 *
 * @param service address of the service, http or https, without a slash at its end
 * @param path path and query at the service
 * @returns the service's answer with its status and body unchanged, or 502 without an answer
 */
export async function forward(request: Request, service: string, path: string): Promise<Response> {
  const { method, body, signal } = request;
  const headers = without(request.headers, droppedRequestHeaders);
  try {
    const answer = await proxyFetch(
      service,
      `http://localhost${path}`,
      { method, headers, body, signal },
      // A new connection for each request: the service may be closing a reused one, and then nobody knows
      // whether the request arrived.
      { agent: null, changeOrigin: true },
    );
    const answerHeaders = without(answer.headers, droppedResponseHeaders);
    // A browser repeats a POST when a reused connection is lost, so no connection is reused.
    answerHeaders.set("connection", "close");
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  } catch {
    return new Response(`The service at ${new URL(service).origin} did not answer.\n`, {
      status: 502,
    });
  }
}
