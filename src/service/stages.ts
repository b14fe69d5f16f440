import { farFuture, farPast } from "#wire/date-time.ts";
import type { BpField, BpItem, BpItemStage } from "./answer-types.ts";
import type { Transaction } from "./demo/transactions.ts";
import { type FieldValue, fieldOf } from "./field.ts";
import type { ProcessDefinition, StageDefinition } from "./processes.ts";
import { addDays, type WallTime } from "./wall-clock.ts";

export type StageValues = Readonly<Record<string, FieldValue>>;

/** Makes the fields of a stage; those linked to the transaction get their values from it. */
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
 * Makes the stages of a new case: none active, none closed.
 * Spec: not shown; the `startDate` of a stage that has not begun. Here it is the day on which the stage
 * begins if every stage before it takes its whole period.
 */
export function initialStages(
  process: ProcessDefinition,
  caseId: number,
  created: WallTime,
  transaction: Transaction,
): BpItemStage[] {
  let planned = created;
  return process.stages.map((definition, index) => {
    const startDate = planned;
    planned = addDays(planned, definition.days ?? 0);
    return {
      id: caseId * 100 + index + 1,
      stageId: definition.stageId,
      ...(definition.isMerchant && { isMerchantItemStage: 1 }),
      code: definition.code,
      name: definition.name,
      description: definition.description,
      longDescription: definition.longDescription,
      isActive: false,
      autoActionDate: farFuture,
      fields: fieldsOf(definition, transaction),
      isAutoAction: false,
      stageCreateDate: created,
      stageCloseDate: farPast,
      startDate,
      isNextStage: false,
      isFinal: definition.isFinal,
    };
  });
}

export function enterStage(
  stage: BpItemStage,
  definition: StageDefinition,
  time: WallTime,
): BpItemStage {
  const { days, isAutoAction, controlAction } = definition;
  return {
    ...stage,
    isActive: true,
    startDate: time,
    stageCreateDate: time,
    isAutoAction,
    autoActionDate: days === undefined ? farFuture : addDays(time, days),
    ...(controlAction && { controlActionStatus: controlAction }),
  };
}

export const leaveStage = (stage: BpItemStage, time: WallTime): BpItemStage => ({
  ...stage,
  isActive: false,
  stageCloseDate: time,
});

/** Marks only the stage after the active one as the next. */
export function withNextMarked(stages: readonly BpItemStage[]): BpItemStage[] {
  const active = stages.findIndex(({ isActive }) => isActive);
  return stages.map((stage, index) => ({
    ...stage,
    isNextStage: active >= 0 && index === active + 1,
  }));
}

/** Whether a case has not reached a final stage. */
export const isCaseOpen = ({ stages }: BpItem): boolean =>
  !stages.some(
    ({ isFinal, isActive, stageCloseDate, startDate }) =>
      isFinal && (isActive || stageCloseDate >= startDate),
  );
