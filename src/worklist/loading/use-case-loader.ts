import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import { isRefused } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import type { Entry } from "../entries/case-row.ts";
import { useWorklist, useWorklistState } from "../WorklistProvider.tsx";
import { type CaseLoader, createCaseLoader } from "./case-loader.ts";

/**
 * Loads new cases of the list. With automatic refresh it requests all cases again every
 * `refreshSeconds`, except ended and refused ones. Leaving the page stops loading.
 */
export function useCaseLoader(): CaseLoader {
  const queries = useQueryClient();
  const api = useApi();
  const settings = useSettings();
  const { refreshSeconds } = settings;
  const worklist = useWorklist();
  const { entries, isRefreshed } = useWorklistState();
  const [loader] = useState(() => createCaseLoader(queries, api, worklist, settings));

  useEffect(() => () => loader.stop("new"), [loader]);

  useEffect(() => {
    loader.ask(idsOf(entries.filter(({ status }) => status === "new")));
  }, [loader, entries]);

  useEffect(() => {
    if (!isRefreshed) return;
    const timer = setInterval(() => {
      const { entries } = worklist.state();
      const isBusy = entries.some(({ status }) => status !== "done");
      if (!document.hidden && !isBusy) loader.ask(idsOf(entries.filter(isLive)));
    }, refreshSeconds * 1000);
    return () => clearInterval(timer);
  }, [loader, worklist, isRefreshed, refreshSeconds]);

  return loader;
}

const isLive = ({ row, error }: Entry) => row !== undefined && !row.isFinished && !isRefused(error);

/** The ids of entries. */
export const idsOf = (entries: readonly Entry[]): CaseId[] => entries.map(({ id }) => id);
