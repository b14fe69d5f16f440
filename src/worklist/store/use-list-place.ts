import { useLocation } from "react-router";
import type { CaseId } from "#model/case-id.ts";
import { isRecord } from "#wire/json.ts";
import { useListedCasesState } from "./listed-cases.ts";

/** The state of a navigation from the worklist to a case. The browser keeps it over a reload. */
export const fromList = { isFromList: true };

/** The place of a case in the worklist; `undefined` where it was opened from elsewhere. */
export function useListPlace(id: CaseId): ListPlace | undefined {
  const state: unknown = useLocation().state;
  const [{ ids }, listedCases] = useListedCasesState();
  const isFromList = isRecord(state) && state["isFromList"] === true;
  return isFromList ? placeOf(id, listedCases.shown, ids) : undefined;
}

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
