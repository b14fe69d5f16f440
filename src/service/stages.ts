import { farFuture, farPast } from "#wire/date-time.ts";
import type { BpDocument, BpField, BpItem, BpItemStage } from "./answer-types.ts";
import type { Transaction } from "./demo/transactions.ts";
import { type Money, moneyJson, moneyText } from "./money.ts";
import type { FieldDefinition, ProcessDefinition, StageDefinition } from "./processes.ts";
import { addDays, type WallTime } from "./wall-clock.ts";

export type FieldValue = string | Money | readonly BpDocument[];

const isFiles = (value: FieldValue): value is readonly BpDocument[] => Array.isArray(value);

/** Makes a field of its definition and its value. Spec, BpField. */
export function fieldOf(definition: FieldDefinition, value: FieldValue = ""): BpField {
  const { type, format, minLength, maxLength, hint, cssClass, options, linkedTo } = definition;
  const isFixedLength = type === "Digits" && maxLength !== undefined && minLength === maxLength;
  return {
    baseTypeCode: type === "File" ? "String" : type,
    code: definition.code,
    name: definition.label,
    ...valueOf(definition, value),
    isLinkedWithTrxField: linkedTo !== undefined,
    fieldType: options ? "select" : "text",
    readOnly: definition.isReadOnly || linkedTo !== undefined,
    ...(format === "date" && { controlWidth: "120px", mask: "99.99.9999" }),
    ...(isFixedLength && { mask: "9".repeat(maxLength) }),
    ...(type === "Text" && { controlWidth: "100%" }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    visible: !definition.isHidden,
    documentsInfo: isFiles(value) ? value : [],
    ...(hint !== undefined && { description: hint }),
    ...(cssClass !== undefined && { cssClass }),
  };
}

function valueOf({ options }: FieldDefinition, value: FieldValue) {
  if (isFiles(value)) return { value: String(value.length), valueCode: "", jsonValue: "" };
  if (typeof value === "object") {
    const { numericCode } = value.currency;
    return { value: moneyText(value), valueCode: numericCode, jsonValue: moneyJson(value) };
  }
  const option = options?.find(({ code }) => code === value);
  return { value: option?.label ?? value, valueCode: option?.code ?? "", jsonValue: "" };
}

/** Makes the fields of a stage; those linked to the transaction get their values from it. */
export const fieldsOf = (
  fields: readonly FieldDefinition[],
  transaction: Transaction,
  values: Readonly<Record<string, FieldValue>> = {},
): BpField[] =>
  fields.map((field) =>
    fieldOf(field, field.linkedTo ? transaction[field.linkedTo] : values[field.code]),
  );

/** Makes the stages of a new case: none active, none closed. */
export const initialStages = (
  process: ProcessDefinition,
  caseId: number,
  created: WallTime,
  transaction: Transaction,
): BpItemStage[] =>
  process.stages.map((definition, index) => {
    const { fields, days: _, controlAction: __, isMerchant, ...stage } = definition;
    return {
      ...stage,
      id: caseId * 100 + index + 1,
      ...(isMerchant && { isMerchantItemStage: 1 }),
      isActive: false,
      autoActionDate: farFuture,
      fields: fieldsOf(fields, transaction),
      isAutoAction: false,
      stageCreateDate: created,
      stageCloseDate: farPast,
      startDate: created,
      isNextStage: false,
    };
  });

export function enterStage(
  stage: BpItemStage,
  { days, controlAction }: StageDefinition,
  time: WallTime,
): BpItemStage {
  return {
    ...stage,
    isActive: true,
    startDate: time,
    stageCreateDate: time,
    isAutoAction: days !== undefined,
    autoActionDate: days === undefined ? farFuture : addDays(time, days),
    ...(controlAction && { controlActionStatus: controlAction }),
  };
}

/**
 * Plans the stages that have not begun, and marks the one after the active stage as the next.
 * Spec: not shown; the `startDate` of such a stage. Here it is the day on which it begins if every stage before it
 * takes its whole period.
 */
export function planned(stages: readonly BpItemStage[], process: ProcessDefinition): BpItemStage[] {
  const active = stages.findIndex(({ isActive }) => isActive);
  let start = stages[0]?.startDate ?? "";
  return stages.map((stage, index) => {
    const hasBegun = stage.isActive || stage.stageCloseDate !== farPast;
    const startDate = hasBegun ? stage.startDate : start;
    const { autoActionDate: deadline } = stage;
    const isByDeadline = stage.isActive && deadline !== farFuture;
    start = isByDeadline ? deadline : addDays(startDate, process.stages[index]?.days ?? 0);
    return { ...stage, startDate, isNextStage: active >= 0 && index === active + 1 };
  });
}

/** Whether a case has not reached a final stage. */
export const isCaseOpen = ({ stages }: BpItem): boolean =>
  !stages.some(
    ({ isFinal, isActive, stageCloseDate, startDate }) =>
      isFinal && (isActive || stageCloseDate >= startDate),
  );
