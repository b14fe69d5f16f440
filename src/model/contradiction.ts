import { type AmountContradiction, amountContradictionsOf } from "./amount-contradiction.ts";
import type { Case } from "./case.ts";
import { type Clock, deadlineOf, isEarlier } from "./deadline.ts";
import { type DateTime, dateOf } from "./received.ts";
import { isClosed, type Stage } from "./stage.ts";

/** Values of a case that cannot all be true. The screen shows them as received, with a note. */
export type Contradiction = CaseContradiction | StageContradiction | AmountContradiction;

type CaseContradiction =
  | { readonly kind: "no-active-stage" }
  | { readonly kind: "several-active-stages"; readonly stages: readonly Stage[] }
  /** Different steps of the process that share a stage identifier. */
  | { readonly kind: "same-stage-id"; readonly id: number; readonly stages: readonly Stage[] };

type StageContradiction = { readonly stage: Stage } /** With the close date. */ & (
  | { readonly kind: "active-and-closed" | "next-and-closed"; readonly when: DateTime }
  /** With the beginning of the stage or of the case. */
  | {
      readonly kind: "closed-before-started" | "closed-before-case";
      readonly closed: DateTime;
      readonly begun: DateTime;
    }
  /** With the time of the automatic action, after which the stage is still active, or which a final stage has. */
  | { readonly kind: "automatic-but-active" | "final-and-automatic"; readonly when: DateTime }
  | { readonly kind: "automatic-without-date" | "final-and-waiting" | "decided-without-date" }
);

/**
 * Finds the contradictions of a case. A finished case may have no active stage, and a case may have
 * several next stages.
 */
export const contradictionsOf = (shown: Case, clock: Clock): Contradiction[] => [
  ...activeStages(shown),
  ...sharedIds(shown.stages),
  ...shown.stages.flatMap((stage) => inStage(stage, shown, clock)),
  ...amountContradictionsOf(shown),
];

function activeStages({ stages }: Case): CaseContradiction[] {
  const active = stages.filter(({ isActive }) => isActive);
  if (active.length > 1) return [{ kind: "several-active-stages", stages: active }];
  const isFinished = stages.some((stage) => stage.isFinal && isClosed(stage));
  return active.length === 0 && stages.length > 0 && !isFinished
    ? [{ kind: "no-active-stage" }]
    : [];
}

/** Spec: not shown; whether a repeated step keeps its stage identifier, so stages with the same code may share one. */
function sharedIds(stages: readonly Stage[]): CaseContradiction[] {
  const byId = Map.groupBy(stages, ({ stageId }) => stageId);
  return [...byId].flatMap(([id, sameId]) => {
    const steps = new Set(sameId.map(({ code, name }) => code || name));
    return id === undefined || steps.size < 2
      ? []
      : [{ kind: "same-stage-id", id, stages: sameId }];
  });
}

function inStage(stage: Stage, { created }: Case, clock: Clock): StageContradiction[] {
  const found: StageContradiction[] = [];
  const closed = dateOf(stage.closed);
  const started = dateOf(stage.started);
  const caseCreated = dateOf(created);
  if (closed !== undefined) {
    if (stage.isActive && !stage.isFinal)
      found.push({ kind: "active-and-closed", stage, when: closed });
    if (stage.isNext) found.push({ kind: "next-and-closed", stage, when: closed });
    // Not compared with stageCreateDate, which by the specification is also the date of the last change.
    if (started !== undefined && isEarlier(closed, started, clock.serviceZone)) {
      found.push({ kind: "closed-before-started", stage, closed, begun: started });
    } else if (caseCreated !== undefined && isEarlier(closed, caseCreated, clock.serviceZone)) {
      found.push({ kind: "closed-before-case", stage, closed, begun: caseCreated });
    }
  }
  if (stage.isActive) found.push(...inActiveStage(stage, clock));
  const isDecided = stage.controlActions.some(
    (action) => action === "AcceptedByAcquirer" || action === "DeclinedByAcquirer",
  );
  if (isDecided && stage.controlActionDate === undefined) {
    found.push({ kind: "decided-without-date", stage });
  }
  return found;
}

function inActiveStage(stage: Stage, clock: Clock): StageContradiction[] {
  const when = dateOf(stage.autoAction);
  const hasPassed = when !== undefined && hasSurelyPassed(when, clock);
  if (stage.isFinal) {
    return [
      ...(when !== undefined && !hasPassed
        ? [{ kind: "final-and-automatic" as const, stage, when }]
        : []),
      ...(stage.controlActions.includes("Waiting")
        ? [{ kind: "final-and-waiting" as const, stage }]
        : []),
    ];
  }
  if (isClosed(stage) || !(stage.isAutoAction || stage.controlActions.includes("AutoAction"))) {
    return [];
  }
  if (when === undefined) return [{ kind: "automatic-without-date", stage }];
  return hasPassed ? [{ kind: "automatic-but-active", stage, when }] : [];
}

/** The largest difference between two time zones. */
const maxZoneDifferenceHours = 26;

/** Whether a time has passed; in every time zone where the service's zone is unknown. */
function hasSurelyPassed(when: DateTime, clock: Clock): boolean {
  const { urgency, totalHours, isExact } = deadlineOf(when, clock);
  return urgency === "passed" && (isExact || totalHours >= maxZoneDifferenceHours);
}
