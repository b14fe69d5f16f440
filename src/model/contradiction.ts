import type { Case } from "./case.ts";
import { type AmountContradiction, amountContradictionsOf } from "./money/amount-contradiction.ts";
import { dateOf, hasText, isMismatch } from "./received.ts";
import { finalStage, isClosed, type Stage } from "./stage.ts";

/** Values of a case that cannot all be true. The screen shows them as received, with a note. */
export type Contradiction = CaseContradiction | StageContradiction | AmountContradiction;

type CaseContradiction =
  | { readonly kind: "no-active-stage" }
  | { readonly kind: "several-active-stages"; readonly stages: readonly Stage[] };

const stageContradictions = [
  "active-and-closed",
  "next-and-closed",
  "automatic-without-date",
  "automatic-with-unreadable-date",
  "final-and-waiting",
  "decided-without-date",
] as const;

interface StageContradiction {
  readonly stage: Stage;
  readonly kind: (typeof stageContradictions)[number];
}

/**
 * Finds the contradictions of a case. A finished case may have no active stage, and a case may have
 * several next stages.
 */
export const contradictionsOf = (caseData: Case): Contradiction[] => [
  ...activeStages(caseData),
  ...caseData.stages.flatMap(inStage),
  ...amountContradictionsOf(caseData),
];

function activeStages({ stages }: Case): CaseContradiction[] {
  const active = stages.filter(({ isActive }) => isActive);
  if (active.length > 1) return [{ kind: "several-active-stages", stages: active }];
  return active.length === 0 && stages.length > 0 && !finalStage(stages)
    ? [{ kind: "no-active-stage" }]
    : [];
}

function inStage(stage: Stage): StageContradiction[] {
  const { isActive, isFinal, controlActions } = stage;
  const hasCloseDate = isClosed(stage);
  const isRunning = isActive && !isFinal && !hasCloseDate;
  const isAutomatic = stage.isAutoAction || controlActions.includes("AutoAction");
  const needsDate = isRunning && isAutomatic && dateOf(stage.autoAction) === undefined;
  const hasDate = isMismatch(stage.autoAction) && hasText(stage.autoAction);
  const isDecided =
    controlActions.includes("AcceptedByAcquirer") || controlActions.includes("DeclinedByAcquirer");
  const isFound = {
    "active-and-closed": hasCloseDate && isActive && !isFinal,
    "next-and-closed": hasCloseDate && stage.isNext,
    "automatic-without-date": needsDate && !hasDate,
    "automatic-with-unreadable-date": needsDate && hasDate,
    "final-and-waiting": isActive && isFinal && controlActions.includes("Waiting"),
    "decided-without-date": isDecided && !hasText(stage.controlActionDate),
  };
  return stageContradictions.filter((kind) => isFound[kind]).map((kind) => ({ kind, stage }));
}
