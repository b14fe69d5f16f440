import { requiredContext } from "#lib/required-context.ts";
import { useStore } from "#lib/store.ts";
import type { ListedCases, ListedCasesState } from "./listed-cases.ts";

/** The hook gives the operator's list, with the methods that change it. It does not render again when it changes. */
export const [ListedCasesContext, useListedCases] =
  requiredContext<ListedCases>("ListedCasesContext");

/** The state of the list, and the list with the methods that change it; renders again when it changes. */
export function useListedCasesState(): readonly [ListedCasesState, ListedCases] {
  const listedCases = useListedCases();
  return [useStore(listedCases.store), listedCases];
}
