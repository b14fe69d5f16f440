import { filesParameter, tokenHeader } from "#wire/operations.ts";

const preflight = {
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": `${tokenHeader}, Content-Type, Accept, ${filesParameter}`,
  "Access-Control-Max-Age": "600",
};

/**
 * A service that pages of any origin may call. The real one is deployed behind the page's own
 * origin; a development server is not.
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
    // A browser repeats a POST on a connection that it used before and that was dropped.
    headers.set("Connection", "close");
    return new Response(answer.body, { status: answer.status, headers });
  };
}
