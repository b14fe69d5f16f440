import { farFuture, farPast } from "#wire/date-time.ts";
import type { BpDocument, BpField, BpItemStage } from "./answer-types.ts";
import type { Transaction } from "./demo/transactions.ts";
import { type Money, moneyJson, moneyText } from "./money.ts";
import type { FieldDefinition, ProcessDefinition } from "./processes.ts";
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

export interface ReachedStage {
  readonly from: WallTime;
  /** When it was closed; the active stage has none. */
  readonly to?: WallTime | undefined;
  readonly user?: string | undefined;
  /** By field code. */
  readonly values: Readonly<Record<string, FieldValue>>;
  /** Fields that the process does not have. */
  readonly others: readonly BpField[];
  /** What is sent in place of what follows from the process. */
  readonly stage?: Readonly<Record<string, unknown>> | undefined;
}

/** By stage code. */
export type ReachedStages = Readonly<Record<string, ReachedStage>>;

/** The operator who creates cases. Spec: not shown; the user of a token, so every token is this operator's. */
export const operatorName = "petrova";

const users = [operatorName, "smirnov", "a.lindqvist", "k.tanaka", "n.haddad", "b.marlow"];

interface StageFacts {
  readonly id: number;
  readonly process: ProcessDefinition;
  readonly created: WallTime;
  readonly reached: ReachedStages;
}

/** Makes the stages of a case. Spec, BpItemStage. */
export function stagesOf(facts: StageFacts, transaction: Transaction): BpItemStage[] {
  const { process, created } = facts;
  const stages = process.stages.map((definition, index): BpItemStage => {
    const { fields, days, controlAction, isMerchant, ...stage } = definition;
    const reached = facts.reached[definition.code];
    const isDue = reached && days !== undefined;
    return {
      ...stage,
      id: facts.id * 100 + index + 1,
      ...(isMerchant && { isMerchantItemStage: 1 }),
      isActive: reached !== undefined && reached.to === undefined,
      autoActionDate: isDue ? addDays(reached.from, days) : farFuture,
      fields: [
        ...fields.map((field) =>
          fieldOf(
            field,
            field.linkedTo ? transaction[field.linkedTo] : reached?.values[field.code],
          ),
        ),
        ...(reached?.others ?? []),
      ],
      isAutoAction: isDue ?? false,
      stageCreateDate: reached?.from ?? created,
      stageCloseDate: reached?.to ?? farPast,
      startDate: reached?.from ?? created,
      isNextStage: false,
      ...(reached && controlAction && { controlActionStatus: controlAction }),
      ...(reached?.user && { userName: reached.user, userId: 7102 + users.indexOf(reached.user) }),
      ...reached?.stage,
    };
  });
  return planned(stages, process);
}

/**
 * Plans the stages that have not begun, and marks the one after the active stage as the next.
 * Spec: not shown; the `startDate` of such a stage. Here it is the day on which it begins if every stage before it
 * takes its whole period.
 */
function planned(stages: readonly BpItemStage[], process: ProcessDefinition): BpItemStage[] {
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
