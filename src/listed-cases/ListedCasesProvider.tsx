import { createContext, type ReactNode, use, useEffect } from "react";
import { useStore } from "#lib/store.ts";
import type { ListedCases, ListedCasesState } from "./listed-cases.ts";

const Context = createContext<ListedCases | undefined>(undefined);

interface ListedCasesProviderProps {
  readonly listedCases: ListedCases;
  readonly children: ReactNode;
}

export function ListedCasesProvider({ listedCases, children }: ListedCasesProviderProps) {
  useEffect(() => listedCases.followTabs(), [listedCases]);
  return <Context value={listedCases}>{children}</Context>;
}

/** The operator's list, with the methods that change it. Does not render again when it changes. */
export function useListedCases(): ListedCases {
  const listedCases = use(Context);
  if (!listedCases) throw new Error("the list of cases needs a ListedCasesProvider above it");
  return listedCases;
}

/** The state of the list, and the list with the methods that change it; renders again when it changes. */
export function useListedCasesState(): readonly [ListedCasesState, ListedCases] {
  const listedCases = useListedCases();
  return [useStore(listedCases.store), listedCases];
}
