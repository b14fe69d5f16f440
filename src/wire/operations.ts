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

/**
 * The headers of both operations that a service of another origin has to allow (CORS); with the flag for
 * files in the header, `filesParameter` too. `Accept` is always allowed.
 */
export const headersToAllow: readonly string[] = Object.keys(requestHeaders("")).filter(
  (name) => name !== "Accept",
);

export const createBpPath = `${servicePath}/CreateBp`;

export const getBpItemPath = (id: number): string =>
  `${servicePath}/GetBpItem/${encodeURIComponent(id)}`;

/** The spelling of CreateBp's keys: as in the type table, or capitalised as in a sample. */
export type RequestKeys = "exact" | "capitalized";

/** The body of CreateBp in one of the two spellings. Spec: not shown; see the setting `requestKeys`. */
export function writeCreateBp(request: CreateBpRequest, keys: RequestKeys): unknown {
  if (keys === "exact") return request;
  return {
    OperationDataList: request.operationDataList.map((operation) => ({
      ...(operation.acquirerReferenceData !== undefined && {
        AcquirerReferenceData: operation.acquirerReferenceData,
      }),
      ...(operation.CardNumber !== undefined && { CardNumber: operation.CardNumber }),
    })),
    Fields: request.fields.map(({ code, value }) => ({ Code: code, Value: value })),
    BpCode: request.bpCode,
  };
}
