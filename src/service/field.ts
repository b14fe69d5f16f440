import type { BpDocument, BpField } from "./answer-types.ts";
import { type Money, moneyJson, moneyText } from "./money.ts";
import type { FieldDefinition } from "./processes.ts";

export type FieldValue = string | Money | readonly BpDocument[];

const isFiles = (value: FieldValue): value is readonly BpDocument[] => Array.isArray(value);

/** Makes a field of its definition and its value. Spec, BpField. */
export function fieldOf(definition: FieldDefinition, value: FieldValue = ""): BpField {
  const { type, minLength, maxLength, hint, cssClass, options } = definition;
  return {
    baseTypeCode: type === "File" ? "String" : type,
    code: definition.code,
    name: definition.label,
    ...valueOf(definition, value),
    isLinkedWithTrxField: definition.linkedTo !== undefined,
    fieldType: options ? "select" : "text",
    readOnly: definition.isReadOnly === true,
    ...displayHints(definition),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    visible: definition.isHidden !== true,
    documentsInfo: isFiles(value) ? value : [],
    ...(hint !== undefined && { description: hint }),
    ...(cssClass !== undefined && { cssClass }),
  };
}

/** Makes a field of the participants, which has no jsonValue, fieldType and documentsInfo. */
export function participantFieldOf(definition: FieldDefinition, value: string): BpField {
  const { fieldType: _, jsonValue: __, documentsInfo: ___, ...field } = fieldOf(definition, value);
  return field;
}

function displayHints({ type, format, minLength, maxLength = 0 }: FieldDefinition) {
  if (format === "date") return { controlWidth: "120px", mask: "99.99.9999" };
  if (type === "File" || type === "Text") return { controlWidth: "100%" };
  if (type === "Money") return { controlWidth: "220px" };
  return type === "Digits" && minLength === maxLength && { mask: "9".repeat(maxLength) };
}

function valueOf({ options }: FieldDefinition, value: FieldValue) {
  if (isFiles(value)) {
    return { value: String(value.length), valueCode: "", jsonValue: "" };
  }
  if (typeof value === "object") {
    const { numericCode } = value.currency;
    return { value: moneyText(value), valueCode: numericCode, jsonValue: moneyJson(value) };
  }
  const option = options?.find(({ code }) => code === value);
  return { value: option?.label ?? value, valueCode: option?.code ?? "", jsonValue: "" };
}
