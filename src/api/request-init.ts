import { tokenHeader } from "#wire/operations.ts";

/** The parts of a `Call` (`transport.ts`) that the options of `fetch` depend on. */
interface RequestParts {
  readonly headers?: Readonly<Record<string, string>>;
  /** Only a create has it. */
  readonly deliver?: unknown;
}

/** The headers of both operations. Spec, Endpoints. */
export const headersFor = (
  authorization: string | undefined,
  call: Pick<RequestParts, "headers">,
) => ({
  "Content-Type": "application/json",
  Accept: "application/json",
  ...(authorization !== undefined && { [tokenHeader]: authorization }),
  ...call.headers,
});

/**
 * The options of `fetch` for every request, without its body and its signal.
 *
 * A browser repeats a lost request by itself on a connection that it used before, and it keeps the
 * connections without credentials apart. So a create with a token goes without credentials (`omit`),
 * and nothing else to the page's own origin does, or the create could get a used connection. Where a
 * proxy adds the token, it may know the operator by a cookie or by a client certificate, so these go
 * along. To another origin nothing carries credentials.
 */
export const requestInit = (call: RequestParts, authorization: string | undefined) =>
  ({
    method: "POST",
    headers: headersFor(authorization, call),
    redirect: "manual",
    cache: "no-store",
    referrerPolicy: "no-referrer",
    credentials: call.deliver && authorization !== undefined ? "omit" : "same-origin",
  }) satisfies RequestInit;
