import { CancelledError, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Api, useApi } from "#api/ApiProvider.tsx";
import { caseQueries, isRefused } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { type Entry, idsOf, type RowSettings, readRow } from "../entries/case-row.ts";
import { useWorklist, useWorklistState } from "../WorklistProvider.tsx";
import type { Worklist } from "../worklist.ts";

/** The number of simultaneous requests. */
const maxRequests = 4;

/** Loads the cases of the list. */
export type CaseLoader = ReturnType<typeof createCaseLoader>;

/** Creates the loader of a list. */
export function createCaseLoader(
  queries: QueryClient,
  api: Api,
  worklist: Worklist,
  settings: RowSettings,
) {
  const waiting = new Set<CaseId>();
  /** A token for the current request of each case: a cancelled one changes nothing when it ends. */
  const running = new Map<CaseId, object>();
  const entryOf = (id: CaseId) => worklist.state().entries.find((entry) => entry.id === id);

  const isRead = (id: CaseId) => entryOf(id)?.row !== undefined;

  function startNext() {
    for (const id of waiting) {
      if (running.size >= maxRequests) return;
      waiting.delete(id);
      if (entryOf(id)) void read(id);
    }
  }

  async function read(id: CaseId) {
    const token = {};
    running.set(id, token);
    const isCancelled = () => running.get(id) !== token;
    const options = caseQueries.detail(api, id);
    try {
      const retrieved = await queries.query(isRead(id) ? { ...options, staleTime: 0 } : options);
      const row = await readRow(retrieved, settings);
      if (isCancelled()) return;
      // When the cache was cleared meanwhile, the case has to be read again.
      const isCurrent = queries.getQueryData(options.queryKey) === retrieved;
      if (!isCurrent) worklist.setStatus([id], "new");
      else if (entryOf(id)) worklist.setRow(id, row);
    } catch (error) {
      if (isCancelled()) return;
      // Signing out cancels all queries: the case has to be read again.
      if (error instanceof CancelledError) worklist.setStatus([id], "new");
      else worklist.setStatus([id], "done", error);
    }
    running.delete(id);
    startNext();
  }

  return {
    /** Requests cases after those that already wait. */
    ask(ids: readonly CaseId[]): void {
      const added = ids.filter((id) => !waiting.has(id) && !running.has(id));
      for (const id of added) waiting.add(id);
      if (added.length > 0) worklist.setStatus(added, "loading");
      startNext();
    },
    /** Cancels all requests. @param status of cases that were never read; `new` ones are requested next time. */
    stop(status: "new" | "done"): void {
      const ids = [...waiting, ...running.keys()];
      waiting.clear();
      for (const id of running.keys()) {
        void queries.cancelQueries({ queryKey: caseQueries.detail(api, id).queryKey, exact: true });
      }
      running.clear();
      // A row that was read before a refresh stays as it was.
      worklist.setStatus(ids.filter(isRead), "done");
      worklist.setStatus(
        ids.filter((id) => !isRead(id)),
        status,
        new CancelledError(),
      );
    },
  };
}

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
