import { tokenHeader } from "#wire/operations.ts";
import type { Call } from "./transport.ts";

/** The headers both operations carry. Spec, Endpoints. */
export const headersFor = (authorization: string | undefined, call: Pick<Call, "headers">) => ({
  "Content-Type": "application/json",
  Accept: "application/json",
  ...(authorization !== undefined && { [tokenHeader]: authorization }),
  ...call.headers,
});

/** How every request goes out, without its body and its signal. */
export const requestInit = (
  call: Pick<Call, "headers" | "deliver">,
  authorization: string | undefined,
) =>
  ({
    method: "POST",
    headers: headersFor(authorization, call),
    redirect: "manual",
    cache: "no-store",
    referrerPolicy: "no-referrer",
    // A browser repeats a lost request by itself, but only on a connection that was used before, and
    // it keeps those without credentials apart. A proxy may know the operator by a cookie, though.
    credentials: call.deliver && authorization !== undefined ? "omit" : "same-origin",
  }) satisfies RequestInit;
