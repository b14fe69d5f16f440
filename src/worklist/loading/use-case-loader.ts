import { CancelledError, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Api, useApi } from "#api/api-context.ts";
import { caseQueries, isRefused } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import {
  type Entry,
  idsOf,
  isListLoading,
  type RowSettings,
  readRow,
} from "../entries/case-row.ts";
import { useWorklistState } from "../WorklistProvider.tsx";
import type { Worklist } from "../worklist.ts";

/** The number of simultaneous requests. */
const maxRequests = 4;

/**
 * Creates a function that loads cases of the list, a few at a time. A later call replaces the cases of the
 * call before: requests for other cases are cancelled.
 */
function createLoader(queries: QueryClient, api: Api, worklist: Worklist, settings: RowSettings) {
  let waiting = new Set<CaseId>();
  const running = new Set<CaseId>();

  function startNext() {
    for (const id of waiting) {
      if (running.size >= maxRequests) return;
      if (!running.has(id)) void read(id);
    }
  }

  async function read(id: CaseId) {
    running.add(id);
    const options = caseQueries.detail(api, id);
    const isRead = worklist.store.get().entries.some((entry) => entry.id === id && entry.row);
    try {
      const retrieved = await queries.query(isRead ? { ...options, staleTime: 0 } : options);
      const row = await readRow(retrieved, settings);
      // When the cache was cleared meanwhile, as by signing out, the case is read again.
      const isCurrent = queries.getQueryData(options.queryKey) === retrieved;
      if (isCurrent && waiting.delete(id)) worklist.setRow(id, row);
    } catch (error) {
      // Signing out cancels all requests: the case is read again.
      if (!(error instanceof CancelledError) && waiting.delete(id)) worklist.setError(id, error);
    }
    running.delete(id);
    startNext();
  }

  return (ids: readonly CaseId[]): void => {
    waiting = new Set(ids);
    for (const id of running) {
      if (waiting.has(id)) continue;
      void queries.cancelQueries({ queryKey: caseQueries.detail(api, id).queryKey, exact: true });
    }
    startNext();
  };
}

/**
 * Loads the cases of the list that are not done. With automatic refresh it reloads the loaded cases
 * every `refreshSeconds`, except ended and refused ones. Leaving the page stops loading.
 */
export function useCaseLoader(): void {
  const queries = useQueryClient();
  const api = useApi();
  const settings = useSettings();
  const { refreshSeconds } = settings;
  const [{ entries, isAutoRefreshed }, worklist] = useWorklistState();
  const [load] = useState(() => createLoader(queries, api, worklist, settings));

  useEffect(() => () => load([]), [load]);

  useEffect(() => load(idsOf(entries.filter(({ isDone }) => !isDone))), [load, entries]);

  useEffect(() => {
    if (!isAutoRefreshed) return;
    const timer = setInterval(() => {
      const { entries } = worklist.store.get();
      if (!document.hidden && !isListLoading(entries))
        worklist.reload(idsOf(entries.filter(isLive)));
    }, refreshSeconds * 1000);
    return () => clearInterval(timer);
  }, [worklist, isAutoRefreshed, refreshSeconds]);
}

const isLive = ({ row, error }: Entry) => row !== undefined && !row.isFinished && !isRefused(error);
