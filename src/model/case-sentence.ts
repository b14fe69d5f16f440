import type { Case } from "./case.ts";
import type { Turn } from "./turn.ts";

/**
 * The one sentence that says what happens in a case: the full description of the stage whose turn it is, else
 * its description, else the description of the case; "" where there is none. While the turn is unclear, the
 * description of the case.
 */
export function caseSentence(
  { stageDescription }: Pick<Case, "stageDescription">,
  turn: Turn,
): string {
  const stage = turn.kind === "unclear" ? undefined : turn.stage;
  return stage?.longDescription || stage?.description || stageDescription;
}
