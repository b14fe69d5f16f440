import { createContext, type ReactNode, use, useEffect } from "react";
import { useStore } from "#ui/store.ts";
import type { Worklist, WorklistState } from "./worklist.ts";

const Context = createContext<Worklist | undefined>(undefined);

interface WorklistProviderProps {
  readonly worklist: Worklist;
  readonly children: ReactNode;
}

/** Gives everything below it the operator's list. */
export function WorklistProvider({ worklist, children }: WorklistProviderProps) {
  useEffect(() => worklist.followTabs(), [worklist]);
  return <Context value={worklist}>{children}</Context>;
}

/** The operator's list, to change it. */
export function useWorklist(): Worklist {
  const worklist = use(Context);
  if (!worklist) throw new Error("the worklist needs a WorklistProvider above it");
  return worklist;
}

/** The list as it stands, kept up to date. */
export function useWorklistState(): WorklistState {
  return useStore(useWorklist().store);
}
