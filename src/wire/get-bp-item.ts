import { BpItem } from "./bp-item.ts";
import { flag, type Read, text } from "./leaf.ts";
import { nested, resource } from "./resource.ts";

/** Spec, GetBpItem, response. */
export const GetBpItemResponse = resource(
  { bpItem: nested(BpItem), success: flag(), errorMessage: text() },
  ["bpItem", "errorMessage"],
);
export type GetBpItemResponse = Read<typeof GetBpItemResponse>;
