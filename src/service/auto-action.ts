import type { BpItem, BpItemStage } from "./bp-item.ts";
import { type ProcessDefinition, stageOf } from "./process.ts";
import { processOf } from "./processes.ts";
import { entered, left, withNextMarked } from "./stage.ts";
import type { WallTime } from "./wall-clock.ts";

/**
 * The case after every automatic action that has come due: the stage closes at the moment that
 * was planned, not when somebody looks, and the next one becomes active then; as often as it takes.
 * A final stage ends the case. The same object when nothing was due.
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
  const at = due.autoActionDate;
  const stages = bpItem.stages.map((stage) => {
    if (stage === due) return { ...left(stage, at), ...automaticControlAction(stage) };
    return stage.code === next.code ? entered(stage, next, at) : stage;
  });
  return { ...bpItem, stages: withNextMarked(stages), stageDescription: next.description };
}

const automaticControlAction = ({ controlActionStatus, autoActionDate }: BpItemStage) =>
  controlActionStatus !== undefined && {
    controlActionStatus: "AutoAction" as const,
    controlActionActionDate: autoActionDate,
  };

/** Whether a case has not come to its end: no final stage was reached. */
export const isOpen = ({ stages }: BpItem): boolean =>
  !stages.some(
    ({ isFinal, isActive, stageCloseDate, startDate }) =>
      isFinal && (isActive || stageCloseDate >= startDate),
  );
