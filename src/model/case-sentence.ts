import type { Case } from "./case.ts";
import type { Turn } from "./turn.ts";

/**
 * The one sentence that says what happens in a case: the full description of the stage whose deadline is shown, else
 * its description, else the description of the case; "" where there is none. While the turn is unclear nobody knows
 * which stage the description of the case is about.
 */
export function caseSentence(
  { stageDescription }: Pick<Case, "stageDescription">,
  { kind, stage }: Turn,
): string {
  const ofStage = stage?.longDescription || stage?.description || "";
  return kind === "unclear" ? ofStage : ofStage || stageDescription;
}
