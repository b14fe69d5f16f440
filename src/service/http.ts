import { writeJson } from "#wire/json.ts";
import { createBpPath, filesParameter, servicePath, tokenHeader } from "#wire/operations.ts";

export type Handle = (request: Request) => Promise<Response>;

/** An answer in JSON. Spec, GetBpItem: the response headers. */
export function jsonResponse(body: unknown, status = 200): Response {
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-cache",
    Pragma: "no-cache",
  };
  return new Response(writeJson(body), { status, headers });
}

/** Spec, Errors: a failure in words. */
export const refusal = (errorMessage: string, status = 200): Response =>
  jsonResponse({ success: false, errorMessage }, status);

/** Whether a call has a token. Spec: not shown; which tokens are valid, so any text is. */
export const hasToken = ({ headers }: Request): boolean =>
  /^Bearer \S+$/.test(headers.get(tokenHeader) ?? "");

const getBpItemPattern = new RegExp(`${servicePath}/GetBpItem/([^/]*)$`);

/** The id in the path of GetBpItem, as received; `undefined` for any other call. */
export const caseIdIn = ({ url }: Request): string | undefined =>
  getBpItemPattern.exec(new URL(url).pathname)?.[1];

export const isCreate = ({ url }: Request): boolean => new URL(url).pathname.endsWith(createBpPath);

/** Spec: not shown; the place of the flag, so the query string, in any casing, and a header are read. */
export function wantsFiles({ url, headers }: Request): boolean {
  const query = new URLSearchParams(new URL(url).search.toLowerCase());
  const flag = query.get(filesParameter.toLowerCase()) ?? headers.get(filesParameter);
  return flag?.toLowerCase() === "true";
}
