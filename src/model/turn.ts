import type { Case } from "./case.ts";
import { isEarlier } from "./deadline.ts";
import { type DateTime, dateOf } from "./sent.ts";
import { isClosed, type Stage } from "./stage.ts";

/** Whose turn it is, as far as the response says. */
export type Turn =
  /** No stage is active, and none says that the case has ended. */
  | { readonly whose: "unknown" }
  /** The final stage is reached. */
  | { readonly whose: "nobody"; readonly stage: Stage }
  /** A merchant's action awaits the acquirer's decision. */
  | { readonly whose: "acquirer"; readonly stage: Stage }
  /** A merchant's stage, with nothing waiting for the acquirer. */
  | { readonly whose: "merchant"; readonly stage: Stage }
  /** The active stage names a user. */
  | { readonly whose: "user"; readonly stage: Stage; readonly user: string }
  /** The active stage says no more than its name. */
  | { readonly whose: "stage"; readonly stage: Stage };

/**
 * Whose turn it is in the case's active stage. Spec: one stage is active; where several are, we take
 * the one whose automatic action comes first, for that deadline must not pass unseen.
 * @param serviceZone the IANA name of the service's wall clock, which tells how times with and
 * without a zone of their own follow each other; with "" the computer's own stands in.
 */
export function turnOf({ stages }: Case, serviceZone = ""): Turn {
  const active = stages.filter(({ isActive }) => isActive);
  const stage =
    soonest(active, serviceZone) ??
    active.find(({ isFinal }) => !isFinal) ??
    active[0] ??
    stages.find((one) => one.isFinal && isClosed(one));
  if (!stage) return { whose: "unknown" };
  if (stage.isFinal) return { whose: "nobody", stage };
  if (stage.controlActions.includes("Waiting")) return { whose: "acquirer", stage };
  if (stage.isMerchant) return { whose: "merchant", stage };
  return stage.user === "" ? { whose: "stage", stage } : { whose: "user", stage, user: stage.user };
}

/** The stage with the first automatic action; `undefined` when none has one that can be read. */
function soonest(stages: readonly Stage[], serviceZone: string): Stage | undefined {
  let first: { readonly stage: Stage; readonly when: DateTime } | undefined;
  for (const stage of stages) {
    const when = dateOf(stage.autoAction);
    if (when && !stage.isFinal && (!first || isEarlier(when, first.when, serviceZone))) {
      first = { stage, when };
    }
  }
  return first?.stage;
}

/** The automatic action that comes next; `undefined` where none is said, or the case has ended. */
export const plannedIn = (turn: Turn): Stage["autoAction"] =>
  turn.whose === "unknown" || turn.whose === "nobody" ? undefined : turn.stage.autoAction;

/** Whether the case has ended: nothing more will change by itself. */
export const isFinished = (one: Case): boolean => turnOf(one).whose === "nobody";
