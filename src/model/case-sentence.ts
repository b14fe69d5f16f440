import type { Case } from "./case.ts";
import type { Turn } from "./turn.ts";

/**
 * The one sentence that says what happens in a case: the longest that the stage whose turn it is has of
 * itself, else the case's own; "" where there is none. Where it is unclear which stage counts, the case's own.
 */
export function caseSentence(
  { stageDescription }: Pick<Case, "stageDescription">,
  turn: Turn,
): string {
  const stage = turn.kind === "unclear" ? undefined : turn.stage;
  return stage?.longDescription || stage?.description || stageDescription;
}
