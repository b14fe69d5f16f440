import type { BpField, BpItemStage } from "./bp-item.ts";
import { type FieldValue, fieldOf } from "./field.ts";
import type { ProcessDefinition, StageDefinition } from "./process.ts";
import type { Transaction } from "./transaction.ts";
import { addDays, never, notClosed, type WallTime } from "./wall-clock.ts";

/** The values of a stage's fields by field code; a field without one is empty. */
export type StageValues = Readonly<Record<string, FieldValue>>;

/** The fields of a stage with their values; those that repeat the transaction are filled. */
export function fieldsOf(
  { fields }: StageDefinition,
  transaction: Transaction,
  values: StageValues = {},
): BpField[] {
  return fields.map((field) =>
    fieldOf(field, field.linkedTo ? transaction[field.linkedTo] : values[field.code]),
  );
}

/**
 * The stages of a case nobody has worked on yet: none active, none closed.
 * Spec: not shown; what a stage that has not begun sends as `startDate`, so we send the day it
 * begins when every stage before it takes its whole period.
 */
export function freshStages(
  process: ProcessDefinition,
  caseId: number,
  created: WallTime,
  transaction: Transaction,
): BpItemStage[] {
  let planned = created;
  return process.stages.map((definition, at) => {
    const startDate = planned;
    planned = addDays(planned, definition.days ?? 0);
    return {
      id: caseId * 100 + at + 1,
      stageId: definition.stageId,
      ...(definition.isMerchant && { isMerchantItemStage: 1 }),
      code: definition.code,
      name: definition.name,
      description: definition.description,
      longDescription: definition.longDescription,
      isActive: false,
      autoActionDate: never,
      fields: fieldsOf(definition, transaction),
      isAutoAction: false,
      stageCreateDate: created,
      stageCloseDate: notClosed,
      startDate,
      isNextStage: false,
      isFinal: definition.isFinal === true,
    };
  });
}

/** The stage when a case enters it: active, with its deadline set. */
export function entered(
  stage: BpItemStage,
  definition: StageDefinition,
  at: WallTime,
): BpItemStage {
  const { days, automaticNext, controlAction } = definition;
  return {
    ...stage,
    isActive: true,
    startDate: at,
    stageCreateDate: at,
    isAutoAction: automaticNext !== undefined,
    autoActionDate: days === undefined ? never : addDays(at, days),
    ...(controlAction && { controlActionStatus: controlAction }),
  };
}

/** The stage when a case leaves it. */
export const left = (stage: BpItemStage, at: WallTime): BpItemStage => ({
  ...stage,
  isActive: false,
  stageCloseDate: at,
});

/** Marks the stage behind the active one as the next, and no other. */
export function withNextMarked(stages: readonly BpItemStage[]): BpItemStage[] {
  const active = stages.findIndex(({ isActive }) => isActive);
  return stages.map((stage, at) => ({ ...stage, isNextStage: active >= 0 && at === active + 1 }));
}
