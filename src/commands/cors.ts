import type { Handle } from "#service/http.ts";
import { filesParameter, headersToAllow } from "#wire/operations.ts";

const preflightHeaders = {
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": [...headersToAllow, filesParameter].join(", "),
  "Access-Control-Max-Age": "600",
};

/**
 * Allows pages of any origin to call a service, and closes each connection after its answer. The embedded
 * service over HTTP has another origin than the page.
 */
export function withCors(service: Handle): Handle {
  return async (request) => {
    const isPreflight = request.method === "OPTIONS";
    const answer = isPreflight
      ? new Response(null, { status: 204, headers: preflightHeaders })
      : await service(request);
    const headers = new Headers(answer.headers);
    headers.set("Access-Control-Allow-Origin", "*");
    // A browser repeats a POST when a reused connection is lost, so no connection is reused.
    headers.set("Connection", "close");
    return new Response(answer.body, { status: answer.status, headers });
  };
}
