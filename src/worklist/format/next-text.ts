import type { Messages } from "#i18n/messages.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import { type Clock, deadlineAt } from "#model/time/deadline.ts";

interface NextText {
  /** "" when nothing is known to come. */
  readonly text: string;
  /** Whether the operator has to do or check something; not the name of a stage or somebody else's step. */
  readonly isTask: boolean;
}

export function nextText(
  { next, dueAt }: Pick<CaseSummary, "next" | "dueAt">,
  clock: Clock,
  { worklist: { next: t } }: Messages,
): NextText {
  switch (next.kind) {
    case "decision":
      return { text: t.decision, isTask: true };
    case "acquirerDecides":
      return { text: t.acquirerDecides, isTask: false };
    case "activeStages":
      return { text: t.activeStages(next), isTask: true };
    case "stage":
      return { text: isOverdue(dueAt, clock) ? t.automatic : next.name, isTask: false };
  }
}

const isOverdue = (dueAt: number | undefined, clock: Clock) =>
  dueAt !== undefined && deadlineAt(dueAt, clock).urgency === "passed";
