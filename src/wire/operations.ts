import type { CreateBpRequest } from "./create-bp.ts";

/** Spec, Endpoints: the path both operations share, below the base address. */
export const servicePath = "/webapi/v1/BpEngineApi";

/** Spec, Authentication: `Bearer <ACCESS_TOKEN>` in this header. */
export const tokenHeader = "X-Authorization";

/** Spec, GetBpItem: the parameter that asks for the files' content. */
export const filesParameter = "getFilesInBody";

/** Path of CreateBp. */
export const createBpPath = `${servicePath}/CreateBp`;

/** Path of GetBpItem for one case id. */
export const getBpItemPath = (id: number): string =>
  `${servicePath}/GetBpItem/${encodeURIComponent(id)}`;

/** How CreateBp's keys are spelled: as in the type table, or all capitalised as a sample shows. */
export type RequestKeys = "exact" | "capitalized";

/** The CreateBp body with its keys as asked for. Spec: not shown; see the setting `requestKeys`. */
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
