import { type AmountContradiction, amountContradictionsOf } from "./amount-contradiction.ts";
import type { Case } from "./case.ts";
import { type Clock, deadlineOf, isEarlier } from "./deadline.ts";
import { type DateTime, dateOf } from "./received.ts";
import { isClosed, type Stage } from "./stage.ts";

/** Something in a case that cannot all be true; shown as sent, with a note. */
export type Contradiction = CaseContradiction | StageContradiction | AmountContradiction;

type CaseContradiction =
  | { readonly kind: "no-active-stage" }
  | { readonly kind: "several-active-stages"; readonly stages: readonly Stage[] }
  /** Stages that share an identifier although they are not the same step of the process. */
  | { readonly kind: "same-stage-id"; readonly id: number; readonly stages: readonly Stage[] };

type StageContradiction = { readonly stage: Stage } & (
  | { readonly kind: "active-and-closed"; readonly closed: DateTime }
  | { readonly kind: "next-and-closed"; readonly closed: DateTime }
  | {
      readonly kind: "closed-before-started";
      readonly started: DateTime;
      readonly closed: DateTime;
    }
  | { readonly kind: "closed-before-case"; readonly created: DateTime; readonly closed: DateTime }
  /** It is resolved by an automatic action, and no date says when. */
  | { readonly kind: "automatic-without-date" }
  /** It is resolved by an automatic action whose time has passed, and is still active. */
  | { readonly kind: "automatic-but-active"; readonly when: DateTime }
  | { readonly kind: "final-and-automatic"; readonly when: DateTime }
  | { readonly kind: "final-and-waiting" }
  | { readonly kind: "decided-without-date" }
);

/**
 * What does not go together in a case. A finished case has no active stage, and that is no
 * contradiction; nor is it one that a case may go on to several stages.
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

/** Spec: not shown; whether a step that is taken again keeps its stage identifier, so one with the same code may. */
function sharedIds(stages: readonly Stage[]): CaseContradiction[] {
  const byId = Map.groupBy(stages, ({ stageId }) => stageId);
  return [...byId].flatMap(([id, sharing]) => {
    const steps = new Set(sharing.map(({ code, name }) => code || name));
    return id === undefined || steps.size < 2
      ? []
      : [{ kind: "same-stage-id", id, stages: sharing }];
  });
}

function inStage(stage: Stage, { created }: Case, clock: Clock): StageContradiction[] {
  const found: StageContradiction[] = [];
  const closed = dateOf(stage.closed);
  const started = dateOf(stage.started);
  const made = dateOf(created);
  if (closed !== undefined) {
    if (stage.isActive && !stage.isFinal) found.push({ kind: "active-and-closed", stage, closed });
    if (stage.isNext) found.push({ kind: "next-and-closed", stage, closed });
    // Not the stage's own date of creation: by the specification it is also that of its last change.
    if (started !== undefined && isEarlier(closed, started, clock.serviceZone)) {
      found.push({ kind: "closed-before-started", stage, started, closed });
    } else if (made !== undefined && isEarlier(closed, made, clock.serviceZone)) {
      found.push({ kind: "closed-before-case", stage, created: made, closed });
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

/** The farthest that two zones can be apart, in hours. */
const zonesApart = 26;

/** Where the service's zone is unknown, only what has passed in every zone. */
function hasSurelyPassed(when: DateTime, clock: Clock): boolean {
  const { urgency, totalHours, isExact } = deadlineOf(when, clock);
  return urgency === "passed" && (isExact || totalHours >= zonesApart);
}
