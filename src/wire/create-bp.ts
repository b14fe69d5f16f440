import * as z from "#lib/zod.ts";
import { flag, integer, list, text } from "./spec-value.ts";

/**
 * Spec, CreateBp, request. `acquirerReferenceData` is the ARN; the type table lacks `CardNumber`.
 * Spec: not shown; whether a transaction needs both, so each may be omitted.
 */
export const CreateBpRequest = z.object({
  operationDataList: z.array(
    z.object({
      acquirerReferenceData: z.optional(z.string()),
      CardNumber: z.optional(z.string()),
    }),
  ),
  fields: z.array(z.object({ code: z.string(), value: z.string() })),
  bpCode: z.string(),
});
export type CreateBpRequest = z.output<typeof CreateBpRequest>;

/** Spec, CreateBp, ApiCreateBpResponseResultItem. A refused item may lack the id, any item the message. */
const CreateBpResultItem = z.looseObject({
  bpItemId: z.optional(integer),
  success: flag,
  errorMessage: z.optional(text),
});

/** Spec, CreateBp, response. */
export const CreateBpResponse = z.looseObject({
  resultItems: list(CreateBpResultItem),
  success: flag,
});
