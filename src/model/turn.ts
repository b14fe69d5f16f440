import type { Case } from "./case.ts";
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

/** Whose turn it is in the case's active stage; the first one where there are several. */
export function turnOf({ stages }: Case): Turn {
  const stage =
    stages.find(({ isActive }) => isActive) ?? stages.find((one) => one.isFinal && isClosed(one));
  if (!stage) return { whose: "unknown" };
  if (stage.isFinal) return { whose: "nobody", stage };
  if (stage.controlActions.includes("Waiting")) return { whose: "acquirer", stage };
  if (stage.isMerchant) return { whose: "merchant", stage };
  return stage.user === "" ? { whose: "stage", stage } : { whose: "user", stage, user: stage.user };
}

/** Whether the case has ended: nothing more will change by itself. */
export const isFinished = (one: Case): boolean => turnOf(one).whose === "nobody";
