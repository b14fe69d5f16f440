import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect } from "react";
import { changesKey } from "./changes-query.ts";
import type { SeenCases } from "./seen-cases.ts";

const Context = createContext<SeenCases | undefined>(undefined);

interface SeenCasesProviderProps {
  readonly seenCases: SeenCases;
  readonly children: ReactNode;
}

/** Needs a query client above it. */
export function SeenCasesProvider({ seenCases, children }: SeenCasesProviderProps) {
  const queries = useQueryClient();
  useEffect(() => seenCases.followTabs(), [seenCases]);
  useEffect(
    () =>
      seenCases.acknowledgements.subscribe(
        () => void queries.invalidateQueries({ queryKey: changesKey }),
      ),
    [seenCases, queries],
  );
  return <Context value={seenCases}>{children}</Context>;
}

export function useSeenCases(): SeenCases {
  const seenCases = use(Context);
  if (!seenCases) throw new Error("seen cases need a SeenCasesProvider above them");
  return seenCases;
}
