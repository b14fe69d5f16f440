import { useLocation } from "react-router";
import type { CaseId } from "#model/case-id.ts";
import { isRecord } from "#wire/json.ts";
import { type ListPlace, placeOf } from "./list-place.ts";
import { useListedCasesState } from "./listed-cases-context.ts";

/** The state of a navigation from the worklist to a case. The browser keeps it over a reload. */
export const fromList = { isFromList: true };

/** The place of a case in the worklist; `undefined` where it was opened from elsewhere. */
export function useListPlace(id: CaseId): ListPlace | undefined {
  const state: unknown = useLocation().state;
  const [{ ids }, listedCases] = useListedCasesState();
  const isFromList = isRecord(state) && state["isFromList"] === true;
  return isFromList ? placeOf(id, listedCases.shown, ids) : undefined;
}
