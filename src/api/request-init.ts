import { requestHeaders } from "#wire/operations.ts";

/** One HTTP request to the service, always a POST. */
export interface Call {
  /** Path and query, from `/webapi` on. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the body of CreateBp, which the service must not receive twice. GetBpItem has no body. */
  readonly sendBody?: (send: typeof fetch, url: string, init: RequestInit) => Promise<Response>;
  readonly timeoutSeconds: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The address and the options of `fetch` for a request, without its body and its signal. Spec, Endpoints. A relative
 * address means the same in a worker, since it begins with `/` and a worker has the page's origin.
 *
 * A browser repeats a lost request by itself on a connection that it used before, and it keeps the
 * connections without credentials apart. So a create with a token goes without credentials (`omit`),
 * and nothing else to the page's own origin does, or the create could get a used connection. Where a
 * proxy adds the token, it may know the operator by a cookie or by a client certificate, so these go
 * along. To another origin nothing carries credentials.
 * @param baseUrl see {@link ApiClient}
 */
export const requestOf = (
  { baseUrl }: { readonly baseUrl: string },
  { path, headers, sendBody }: Pick<Call, "path" | "headers" | "sendBody">,
  authorization: string | undefined,
) => ({
  url: baseUrl + path,
  init: {
    method: "POST",
    headers: { ...requestHeaders(authorization), ...headers },
    redirect: "manual",
    cache: "no-store",
    referrerPolicy: "no-referrer",
    credentials: sendBody && authorization !== undefined ? "omit" : "same-origin",
  } satisfies RequestInit,
});
