import type { CreateBpRequest } from "./create-bp.ts";

/** Spec, Endpoints: the path that both operations begin with, below the base address. */
export const servicePath = "/webapi/v1/BpEngineApi";

/** Spec, Authentication: `Bearer <ACCESS_TOKEN>` in this header. */
export const tokenHeader = "X-Authorization";

/** Spec, GetBpItem: asks for the files' content. */
export const filesParameter = "getFilesInBody";

/**
 * Spec, Endpoints: the headers of both operations.
 * @param authorization `Bearer` and the token; `undefined` where a proxy adds it.
 */
export const requestHeaders = (authorization: string | undefined): Record<string, string> => ({
  "Content-Type": "application/json",
  Accept: "application/json",
  ...(authorization !== undefined && { [tokenHeader]: authorization }),
});

/** What a service of another origin has to allow (CORS), beside a flag for files in the header; `Accept` always is. */
export const headersToAllow: readonly string[] = Object.keys(requestHeaders("")).filter(
  (name) => name !== "Accept",
);

export const createBpPath = `${servicePath}/CreateBp`;

export const getBpItemPath = (id: number): string =>
  `${servicePath}/GetBpItem/${encodeURIComponent(id)}`;

/** The spelling of CreateBp's keys: as in the type table, or capitalised as in a sample. */
export type RequestKeys = "exact" | "capitalized";

/** The body of CreateBp in one of the two spellings. Spec: not shown; see the setting `requestKeys`. */
export const writeCreateBp = (request: CreateBpRequest, keys: RequestKeys): unknown =>
  keys === "exact" ? request : withCapitalKeys(request);

function withCapitalKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCapitalKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key.charAt(0).toUpperCase() + key.slice(1),
      withCapitalKeys(item),
    ]),
  );
}
