import { createContext, type ReactNode, use } from "react";
import { ListedCasesProvider } from "#listed-cases/ListedCasesProvider.tsx";
import { useStore } from "#ui/store.ts";
import type { Worklist, WorklistState } from "./worklist.ts";

const Context = createContext<Worklist | undefined>(undefined);

interface WorklistProviderProps {
  readonly worklist: Worklist;
  readonly children: ReactNode;
}

/** Provides the rows of the operator's list to everything below it. */
export function WorklistProvider({ worklist, children }: WorklistProviderProps) {
  return (
    <ListedCasesProvider listedCases={worklist.listedCases}>
      <Context value={worklist}>{children}</Context>
    </ListedCasesProvider>
  );
}

/** The rows of the list, with the methods that change them. Does not render again when they change. */
export function useWorklist(): Worklist {
  const worklist = use(Context);
  if (!worklist) throw new Error("the worklist needs a WorklistProvider above it");
  return worklist;
}

/** The state of the list, and the list with the methods that change it; renders again when it changes. */
export function useWorklistState(): readonly [WorklistState, Worklist] {
  const worklist = useWorklist();
  return [useStore(worklist.store), worklist];
}
