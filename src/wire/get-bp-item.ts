import * as z from "#lib/zod.ts";
import { BpItem } from "./bp-item.ts";
import { flag, nested, text } from "./spec-value.ts";

/** Spec, GetBpItem, response. */
export const GetBpItemResponse = z.looseObject({
  bpItem: z.optional(nested(BpItem)),
  success: flag,
  errorMessage: z.optional(text),
});
