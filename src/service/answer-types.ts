/**
 * The types of the service's answers: the types that `#wire` reads from any service, without the values that
 * only another service would send.
 */

import type * as z from "#lib/zod.ts";
import type * as field from "#wire/bp-field.ts";
import type * as wire from "#wire/bp-item.ts";
import type { CreateBpResponse } from "#wire/create-bp.ts";
import type { Mismatch } from "#wire/spec-value.ts";

/** A value of the wire as this service writes it: never `null`, nor of another type than declared. */
type Written<T> = T extends Mismatch | null | undefined
  ? never
  : T extends string
    ? string
    : T extends readonly (infer Item)[]
      ? readonly Written<Item>[]
      : T extends object
        ? { readonly [Key in keyof T as string extends Key ? never : Key]: Written<T[Key]> }
        : T;

/** `content` (base64) is stored of created cases, and sent only where files are asked for. */
export type BpDocument = Written<field.Document>;
export type BpField = Written<field.BpField>;
/** Date-times are wall-clock text of the service. */
export type BpItemStage = Written<wire.BpItemStage>;
export type BpItem = Written<wire.BpItem>;
/** `success` is true only when every transaction has its case. */
export type CreateAnswer = Written<z.output<typeof CreateBpResponse>>;
