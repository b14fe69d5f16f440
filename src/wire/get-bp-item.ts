import * as z from "zod/mini";
import { BpItem } from "./bp-item.ts";
import { flag, nested, text } from "./spec-value.ts";

/** Spec, GetBpItem, response. */
export const GetBpItemResponse = z.looseObject({
  bpItem: z.optional(nested(BpItem)),
  success: flag,
  errorMessage: z.optional(text),
});
