import { filesParameter, tokenHeader } from "#wire/operations.ts";

const preflight = {
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": `${tokenHeader}, Content-Type, Accept, ${filesParameter}`,
  "Access-Control-Max-Age": "600",
};

/**
 * Lets pages of any origin call a service: a development server is not on the page's own origin, as
 * the real service is.
 */
export function withCors(
  service: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const isPreflight = request.method === "OPTIONS";
    const answer = isPreflight
      ? new Response(null, { status: 204, headers: preflight })
      : await service(request);
    const headers = new Headers(answer.headers);
    headers.set("Access-Control-Allow-Origin", "*");
    // A browser sends a POST again when a connection that it has used before is lost.
    headers.set("Connection", "close");
    return new Response(answer.body, { status: answer.status, headers });
  };
}
