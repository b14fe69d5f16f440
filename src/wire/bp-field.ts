import { baseTypeCodes, fieldTypes } from "./enumerations.ts";
import { decimal, flag, integer, oneOf, type Read, text } from "./leaf.ts";
import { list, nested, resource } from "./resource.ts";

/** Spec, Document. `content` is base64 and present only when files were asked for. */
export const Document = resource(
  { id: text(), creationDate: text(), creator: text(), name: text(), content: text() },
  ["creationDate", "creator", "content"],
);
export type Document = Read<typeof Document>;

/** Spec, BpField. Optional fields are omitted from some objects. */
export const BpField = resource(
  {
    baseTypeCode: oneOf(baseTypeCodes),
    code: text(),
    name: text(),
    value: text(),
    valueCode: text(),
    jsonValue: text(),
    isLinkedWithTrxField: flag(),
    fieldType: oneOf(fieldTypes),
    readOnly: flag(),
    controlWidth: text(),
    minLength: integer(),
    maxLength: integer(),
    mask: text(),
    visible: flag(),
    documentsInfo: list(Document),
    description: text(),
    cssClass: text(),
  },
  [
    "value",
    "valueCode",
    "jsonValue",
    "isLinkedWithTrxField",
    "fieldType",
    "readOnly",
    "controlWidth",
    "minLength",
    "maxLength",
    "mask",
    "visible",
    "documentsInfo",
    "description",
    "cssClass",
  ],
);
export type BpField = Read<typeof BpField>;

/** Spec, BpField `jsonValue` of a Money field: the object inside the JSON text. */
export const MoneyValue = resource({
  amount: decimal(),
  currency: nested(
    resource({
      id: integer(),
      numericCode: text(),
      code: text(),
      displayValue: text(),
      currencyExponent: integer(),
    }),
  ),
});
export type MoneyValue = Read<typeof MoneyValue>;
