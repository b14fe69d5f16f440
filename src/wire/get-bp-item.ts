import type * as z from "zod/mini";
import { BpItem } from "./bp-item.ts";
import { flag, text } from "./leaf.ts";
import { nested, resource } from "./resource.ts";

/** Spec, GetBpItem, response. */
export const GetBpItemResponse = resource(
  { bpItem: nested(BpItem), success: flag(), errorMessage: text() },
  ["bpItem", "errorMessage"],
);
export type GetBpItemResponse = z.output<typeof GetBpItemResponse>;
