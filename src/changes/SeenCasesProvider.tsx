import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { requiredContext } from "#lib/required-context.ts";
import { changesKey } from "./changes-query.ts";
import type { SeenCases } from "./seen-cases.ts";

const [Context, useSeenCases] = requiredContext<SeenCases>("SeenCasesProvider");

export { useSeenCases };

interface SeenCasesProviderProps {
  readonly seenCases: SeenCases;
  readonly children: ReactNode;
}

/** Provides what was seen, and detects changes again after an acknowledgement. Needs a query client above it. */
export function SeenCasesProvider({ seenCases, children }: SeenCasesProviderProps) {
  const queries = useQueryClient();
  useEffect(() => seenCases.syncTabs(), [seenCases]);
  useEffect(
    () =>
      seenCases.acknowledgements.subscribe(
        () => void queries.invalidateQueries({ queryKey: changesKey }),
      ),
    [seenCases, queries],
  );
  return <Context value={seenCases}>{children}</Context>;
}
