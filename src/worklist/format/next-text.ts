import type { Messages } from "#i18n/messages.ts";
import type { CaseSummary } from "#model/case-summary.ts";

/** What comes next in a case, in words. */
interface NextText {
  /** "" when nothing is known to come. */
  readonly text: string;
  /** Whether it is something to do or to check, not the name of a stage or somebody else's step. */
  readonly isTask: boolean;
}

/** What comes next in a case. @param now milliseconds since 1970. */
export function nextText(
  { next, dueAt }: Pick<CaseSummary, "next" | "dueAt">,
  now: number,
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
      return {
        text: dueAt !== undefined && dueAt <= now ? t.automatic : next.name,
        isTask: false,
      };
  }
}
