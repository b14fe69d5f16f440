import { farFuture, farPast } from "#wire/date-time.ts";
import type { BpField, BpItem, BpItemStage } from "./answer-types.ts";
import type { Transaction } from "./demo/transactions.ts";
import { type FieldValue, fieldOf } from "./field.ts";
import { type ProcessDefinition, processOf, type StageDefinition, stageOf } from "./processes.ts";
import { addDays, type WallTime } from "./wall-clock.ts";

/** The values of a stage's fields, by field code. */
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
    const fields = fieldsOf(definition, transaction);
    const id = caseId * 100 + index + 1;
    return freshStage(definition, { id, stageCreateDate: created, startDate, fields });
  });
}

/** Makes a stage that the case has not reached. */
export const freshStage = (
  definition: StageDefinition,
  { id, ...own }: Pick<BpItemStage, "id" | "stageCreateDate" | "startDate" | "fields">,
): BpItemStage => ({
  id,
  stageId: definition.stageId,
  ...(definition.isMerchant && { isMerchantItemStage: 1 }),
  code: definition.code,
  name: definition.name,
  description: definition.description,
  longDescription: definition.longDescription,
  isActive: false,
  autoActionDate: farFuture,
  ...own,
  isAutoAction: false,
  stageCloseDate: farPast,
  isNextStage: false,
  isFinal: definition.isFinal,
});

/** Activates a stage and sets its deadline. */
export function enterStage(
  stage: BpItemStage,
  definition: StageDefinition,
  time: WallTime,
): BpItemStage {
  const { days, automaticNext, controlAction } = definition;
  return {
    ...stage,
    isActive: true,
    startDate: time,
    stageCreateDate: time,
    isAutoAction: automaticNext !== undefined,
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

/**
 * Carries out all automatic actions that are due. Each closes its stage and activates the next one at
 * the planned time, not when the case is read. A final stage ends the case.
 */
export function withDueActions(bpItem: BpItem, now: WallTime): BpItem {
  const process = processOf(bpItem.bpCode);
  if (!process) return bpItem;
  let current = bpItem;
  for (;;) {
    const due = current.stages.find(
      ({ isActive, isAutoAction, autoActionDate }) =>
        isActive && isAutoAction && autoActionDate <= now,
    );
    const after = due && afterAction(current, due, process);
    if (!after) return current;
    current = after;
  }
}

function afterAction(
  bpItem: BpItem,
  due: BpItemStage,
  process: ProcessDefinition,
): BpItem | undefined {
  const next = stageOf(process, stageOf(process, due.code)?.automaticNext ?? "");
  if (!next) return undefined;
  const dueAt = due.autoActionDate;
  const stages = bpItem.stages.map((stage) => {
    if (stage === due) return { ...leaveStage(stage, dueAt), ...automaticControlAction(stage) };
    return stage.code === next.code ? enterStage(stage, next, dueAt) : stage;
  });
  const entered = stages.find(({ code }) => code === next.code);
  return {
    ...bpItem,
    stages: withNextMarked(stages),
    stageDescription: entered?.description ?? "",
  };
}

const automaticControlAction = ({ controlActionStatus, autoActionDate }: BpItemStage) =>
  controlActionStatus !== undefined && {
    controlActionStatus: "AutoAction" as const,
    controlActionActionDate: autoActionDate,
  };

/** Whether a case has not reached a final stage. */
export const isCaseOpen = ({ stages }: BpItem): boolean =>
  !stages.some(
    ({ isFinal, isActive, stageCloseDate, startDate }) =>
      isFinal && (isActive || stageCloseDate >= startDate),
  );
