import type { Case } from "./case.ts";
import { dateOf } from "./received.ts";
import { finalStage, isClosed, type Stage } from "./stage.ts";
import { momentOf } from "./time/deadline.ts";

type UnclearTurn =
  | { readonly reason: "no-stages" | "unread-stages" | "no-active-stage" | "active-and-closed" }
  | { readonly reason: "several-active-stages"; readonly count: number };

/** The turn in an open case with one active stage, and the user whom that stage names, or "". */
interface OpenTurn {
  readonly kind:
    | "mine"
    /** A merchant's answer waits for the operator's bank, and another user is named. */
    | "bank"
    /** A merchant's answer waits for the acquirer, which is not the operator's bank. */
    | "acquirer"
    | "user"
    /** The stage has neither a user nor a waiting answer. */
    | "inProgress";
  readonly user: string;
}

export type Turn =
  /** The final stage is reached. */
  | { readonly kind: "ended"; readonly stage: Stage }
  /** The stages contradict each other. `stage` is the only active one, or the one with the earliest deadline. */
  | ({ readonly kind: "unclear"; readonly stage: Stage | undefined } & UnclearTurn)
  | (OpenTurn & { readonly stage: Stage });

/** A turn without its stage, which would keep the whole case in memory. */
export type TurnSummary = { readonly kind: "ended" | "unclear" } | OpenTurn;

export interface TurnSettings {
  /** IANA name of the service's zone; "" when unknown. */
  readonly timeZone: string;
  /** The role names that the service gives to operators of an acquirer, compared without regard to case. */
  readonly acquirerRoles: readonly string[];
}

/** Whose turn it is, whoever the operator is. It does not guess: in a merchant's stage nobody may have to act. */
export function turnOf(caseData: Case, settings: TurnSettings): Turn {
  const { stages } = caseData;
  const final = finalStage(stages);
  if (final) return { kind: "ended", stage: final };
  const active = stages.filter(({ isActive }) => isActive);
  const [stage, ...others] = active;
  if (!stage) {
    const none = caseData.hasUnreadStages ? "unread-stages" : "no-stages";
    const reason = stages.length === 0 ? none : "no-active-stage";
    const open = stages.filter((candidate) => !isClosed(candidate));
    return { kind: "unclear", reason, stage: earliestDeadline(open, settings) };
  }
  if (others.length > 0) {
    const reason = "several-active-stages";
    const count = active.length;
    return { kind: "unclear", reason, count, stage: earliestDeadline(active, settings) };
  }
  if (isClosed(stage)) return { kind: "unclear", reason: "active-and-closed", stage };
  const user = stage.user.trim() === "" ? "" : stage.user;
  if (stage.controlActions.includes("Waiting")) {
    if (!isAcquirer(caseData, settings)) return { kind: "acquirer", stage, user };
    return { kind: user === "" ? "mine" : "bank", stage, user };
  }
  return { kind: user === "" ? "inProgress" : "user", stage, user };
}

/**
 * The turn as an operator sees it: `mine` where the active stage names the operator.
 * @param operatorName the operator's user name in the service; "" when it is unknown.
 */
export function asSeenBy(turn: Turn, operatorName: string): Turn;
export function asSeenBy(turn: TurnSummary, operatorName: string): TurnSummary;
export function asSeenBy(turn: Turn | TurnSummary, operatorName: string): Turn | TurnSummary {
  if (!("user" in turn) || turn.kind === "mine" || turn.user === "") return turn;
  return comparableName(turn.user) === comparableName(operatorName)
    ? { ...turn, kind: "mine" }
    : turn;
}

export const turnSummaryOf = (turn: Turn): TurnSummary =>
  "user" in turn ? { kind: turn.kind, user: turn.user } : { kind: turn.kind };

/** The stage that is waited for; `undefined` where none is known or the case has ended. */
export const openStageOf = (turn: Turn): Stage | undefined =>
  turn.kind === "ended" ? undefined : turn.stage;

export const isFinished = ({ stages }: Pick<Case, "stages">): boolean =>
  finalStage(stages) !== undefined;

/**
 * Whether the operator works for the acquirer. Spec: not shown; the names of the roles. Where `operatorRole` is the
 * declared boolean (initiator or not), all roles in the transactions must be the acquirer's.
 */
function isAcquirer(
  { operatorRole, transactions }: Case,
  { acquirerRoles }: Pick<TurnSettings, "acquirerRoles">,
): boolean {
  const acquirers = new Set(acquirerRoles.map(comparableName));
  const roles =
    typeof operatorRole === "string" && operatorRole.trim() !== ""
      ? [operatorRole]
      : transactions.map((transaction) => transaction.operatorRole);
  return roles.length > 0 && roles.every((role) => acquirers.has(comparableName(role)));
}

/** A name of a user or a role without regard to case, accents written apart and spaces around it. */
export const comparableName = (name: string): string => name.trim().normalize("NFC").toLowerCase();

/** The stage with the earliest automatic action; `undefined` when no stage has a readable date. */
function earliestDeadline(
  stages: readonly Stage[],
  { timeZone }: Pick<TurnSettings, "timeZone">,
): Stage | undefined {
  const dated = stages.flatMap((stage) => {
    const when = dateOf(stage.autoAction);
    return when ? [{ stage, at: momentOf(when, timeZone) }] : [];
  });
  return dated.toSorted((a, b) => a.at - b.at)[0]?.stage;
}

/**
 * What happens in a case: the description of the stage whose deadline is shown, else that of the case; "" where there is
 * none. While the turn is unclear nobody knows which stage the description of the case is about.
 */
export function caseSentence(
  { stageDescription }: Pick<Case, "stageDescription">,
  { kind, stage }: Turn,
): string {
  const ofStage = stage?.longDescription || stage?.description || "";
  return kind === "unclear" ? ofStage : ofStage || stageDescription;
}
