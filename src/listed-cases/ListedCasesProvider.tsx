import { type ReactNode, useEffect } from "react";
import { requiredContext } from "#lib/required-context.ts";
import { useStore } from "#lib/store.ts";
import type { ListedCases, ListedCasesState } from "./listed-cases.ts";

/** The hook gives the operator's list, with the methods that change it. It does not render again when it changes. */
const [Context, useListedCases] = requiredContext<ListedCases>("ListedCasesProvider");

export { useListedCases };

interface ListedCasesProviderProps {
  readonly listedCases: ListedCases;
  readonly children: ReactNode;
}

export function ListedCasesProvider({ listedCases, children }: ListedCasesProviderProps) {
  useEffect(() => listedCases.syncTabs(), [listedCases]);
  return <Context value={listedCases}>{children}</Context>;
}

/** The state of the list, and the list with the methods that change it; renders again when it changes. */
export function useListedCasesState(): readonly [ListedCasesState, ListedCases] {
  const listedCases = useListedCases();
  return [useStore(listedCases.store), listedCases];
}
