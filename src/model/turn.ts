import type { Case } from "./case.ts";
import { isEarlier } from "./deadline.ts";
import { type DateTime, dateOf } from "./received.ts";
import { isClosed, type Stage } from "./stage.ts";

/** Why it is unclear whose turn it is. */
export type UnclearTurn =
  | { readonly why: "no-stages" | "no-active-stage" | "active-and-closed" }
  | { readonly why: "several-active-stages"; readonly count: number };

/** Whose turn it is, as far as the response says. */
export type Turn =
  /** The final stage is reached. */
  | { readonly kind: "ended"; readonly stage: Stage }
  /** The stages contradict each other; `stage` has the earliest deadline that can be read, or is the only active one. */
  | ({ readonly kind: "unclear"; readonly stage: Stage | undefined } & UnclearTurn)
  /** A merchant's action awaits the acquirer's decision, and the operator is at the acquirer. */
  | { readonly kind: "yours"; readonly stage: Stage }
  /** A merchant's action awaits the acquirer's decision. */
  | { readonly kind: "acquirer"; readonly stage: Stage }
  /** The active stage names a user. */
  | { readonly kind: "user"; readonly stage: Stage; readonly user: string }
  /** The active stage says no more than its name. */
  | { readonly kind: "inProgress"; readonly stage: Stage };

/** The settings that a turn depends on. */
export interface TurnSettings {
  /** IANA name of the service's wall clock; with "" the computer's own stands in. */
  readonly timeZone: string;
  /** The names by which the service calls the operator of an acquirer, in any case of letters. */
  readonly acquirerRoles: readonly string[];
}

/**
 * Whose turn it is in a case. It never guesses: that a stage is the merchant's is no evidence that
 * the merchant has to act.
 */
export function turnOf(shown: Case, settings: TurnSettings): Turn {
  const { stages } = shown;
  const final = finalStage(stages);
  if (final) return { kind: "ended", stage: final };
  const active = stages.filter(({ isActive }) => isActive);
  const [stage, ...others] = active;
  const earliestOf = (some: readonly Stage[]) => earliestDeadline(some, settings.timeZone);
  if (!stage) {
    const why = stages.length === 0 ? "no-stages" : "no-active-stage";
    return { kind: "unclear", why, stage: earliestOf(stages.filter((one) => !isClosed(one))) };
  }
  if (others.length > 0) {
    const why = "several-active-stages";
    return { kind: "unclear", why, count: active.length, stage: earliestOf(active) };
  }
  if (isClosed(stage)) return { kind: "unclear", why: "active-and-closed", stage };
  if (stage.controlActions.includes("Waiting")) {
    return { kind: isAcquirer(shown, settings) ? "yours" : "acquirer", stage };
  }
  const { user } = stage;
  return user === "" ? { kind: "inProgress", stage } : { kind: "user", stage, user };
}

/** The automatic action that comes next; `undefined` where none is said, or the case has ended. */
export const plannedActionOf = (turn: Turn): Stage["autoAction"] =>
  turn.kind === "ended" ? undefined : turn.stage?.autoAction;

/** Whether the case has ended: nothing more will change by itself. */
export const isFinished = ({ stages }: Pick<Case, "stages">): boolean =>
  finalStage(stages) !== undefined;

/** The final stage that a case has reached: it is active, or closed; and no other stage is active. */
function finalStage(stages: readonly Stage[]): Stage | undefined {
  if (stages.some(({ isActive, isFinal }) => isActive && !isFinal)) return undefined;
  const final = stages.filter(({ isFinal }) => isFinal);
  return final.find(({ isActive }) => isActive) ?? final.find(isClosed);
}

/**
 * Spec: not shown; which names the roles have. `operatorRole` is declared as a boolean that says who
 * has initiated the case: then the transactions tell the role, where all of them name the same side.
 */
function isAcquirer(
  { operatorRole, transactions }: Case,
  { acquirerRoles }: Pick<TurnSettings, "acquirerRoles">,
): boolean {
  const known = new Set(acquirerRoles.map(comparable));
  const roles =
    typeof operatorRole === "string" && operatorRole.trim() !== ""
      ? [operatorRole]
      : transactions.map((transaction) => transaction.operatorRole);
  return roles.length > 0 && roles.every((role) => known.has(comparable(role)));
}

const comparable = (role: string) => role.trim().toLowerCase();

/** The stage whose automatic action comes first; `undefined` when none has a date that can be read. */
function earliestDeadline(stages: readonly Stage[], serviceZone: string): Stage | undefined {
  let first: { readonly stage: Stage; readonly when: DateTime } | undefined;
  for (const stage of stages) {
    const when = dateOf(stage.autoAction);
    if (when && (!first || isEarlier(when, first.when, serviceZone))) first = { stage, when };
  }
  return first?.stage;
}
