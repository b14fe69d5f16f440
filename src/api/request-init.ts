import { tokenHeader } from "#wire/operations.ts";
import type { Call } from "./transport.ts";

/** The headers both operations carry. Spec, Endpoints. */
export const headersFor = (authorization: string | undefined, call: Pick<Call, "headers">) => ({
  "Content-Type": "application/json",
  Accept: "application/json",
  ...(authorization !== undefined && { [tokenHeader]: authorization }),
  ...call.headers,
});

/**
 * The options of `fetch` for every request, without its body and its signal.
 *
 * With a token the request carries nothing else that signs anybody in (`omit`). Otherwise a 401 with
 * `WWW-Authenticate: Basic` would open the browser's own password box over the page, for whoever
 * stands behind the service; `Clear-Site-Data` would empty the page's storage; and a create could go
 * out on a connection that was used before, on which a browser repeats a lost request by itself: it
 * keeps the connections without credentials apart. Where a proxy adds the token, it may know the
 * operator by a cookie or by a client certificate, so these go to the page's own origin.
 */
export const requestInit = (call: Pick<Call, "headers">, authorization: string | undefined) =>
  ({
    method: "POST",
    headers: headersFor(authorization, call),
    redirect: "manual",
    cache: "no-store",
    referrerPolicy: "no-referrer",
    credentials: authorization === undefined ? "same-origin" : "omit",
  }) satisfies RequestInit;
