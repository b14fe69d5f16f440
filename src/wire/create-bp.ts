import * as z from "zod/mini";
import { flag, integer, type Read, text } from "./leaf.ts";
import { list, resource } from "./resource.ts";

// Zod's just-in-time compiler probes `new Function`, which a strict Content Security Policy forbids.
z.config({ jitless: true });

/**
 * Spec, CreateBp, request. `acquirerReferenceData` is the ARN; `CardNumber` is the key
 * of the sample, which the type table does not list.
 * Spec: not shown; which fields are required, so every key may be left out.
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
export const CreateBpResultItem = resource(
  { bpItemId: integer(), success: flag(), errorMessage: text() },
  ["bpItemId", "errorMessage"],
);
export type CreateBpResultItem = Read<typeof CreateBpResultItem>;

/** Spec, CreateBp, response. */
export const CreateBpResponse = resource({
  resultItems: list(CreateBpResultItem),
  success: flag(),
});
export type CreateBpResponse = Read<typeof CreateBpResponse>;
