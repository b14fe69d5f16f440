import type { CaseId } from "#model/case-id.ts";

export interface ListPlace {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly previous: CaseId | undefined;
  readonly next: CaseId | undefined;
}

/**
 * The place of a case among those that the worklist showed last, without those that were removed since.
 * `undefined` where the case was not among them, or is the only one.
 * @param listed the cases that are on the list now.
 */
export function placeOf(
  id: CaseId,
  shown: readonly CaseId[],
  listed: readonly CaseId[],
): ListPlace | undefined {
  // A case stays where it was while the operator reads it, also when another tab has removed it.
  const kept = new Set(listed).add(id);
  const cases = shown.filter((one) => kept.has(one));
  const index = cases.indexOf(id);
  if (index < 0 || cases.length < 2) return undefined;
  return {
    number: index + 1,
    count: cases.length,
    previous: cases[index - 1],
    next: cases[index + 1],
  };
}
