import * as z from "#lib/zod.ts";
import { anyDate } from "./date-time.ts";
import { baseTypeCodes, fieldTypes } from "./enumerations.ts";
import { decimal, flag, integer, list, nested, oneOf, text } from "./spec-value.ts";

// `z.optional` marks the keys that the specification omits from some objects. The contract notes report any other that
// is absent.

/** Spec, Document. `content` is base64 and present only when files were asked for. */
export const Document = z.looseObject({
  id: text,
  creationDate: z.optional(anyDate),
  creator: z.optional(text),
  name: text,
  content: z.optional(text),
});
export type Document = z.output<typeof Document>;

/** Spec, BpField. */
export const BpField = z.looseObject({
  baseTypeCode: oneOf(baseTypeCodes),
  code: text,
  name: text,
  value: z.optional(text),
  valueCode: z.optional(text),
  jsonValue: z.optional(text),
  isLinkedWithTrxField: z.optional(flag),
  fieldType: z.optional(oneOf(fieldTypes)),
  readOnly: z.optional(flag),
  controlWidth: z.optional(text),
  minLength: z.optional(integer),
  maxLength: z.optional(integer),
  mask: z.optional(text),
  visible: z.optional(flag),
  documentsInfo: z.optional(list(Document)),
  description: z.optional(text),
  cssClass: z.optional(text),
});
export type BpField = z.output<typeof BpField>;

/**
 * Spec, BpField `jsonValue` of a Money field: the object inside the JSON text.
 * Spec: not shown; `currencyCode`, the numeric code in the value that CreateBp writes.
 */
export const MoneyValue = z.looseObject({
  amount: decimal,
  currencyCode: z.optional(text),
  currency: nested(
    z.looseObject({
      id: integer,
      numericCode: text,
      code: text,
      displayValue: text,
      currencyExponent: integer,
    }),
  ),
});
