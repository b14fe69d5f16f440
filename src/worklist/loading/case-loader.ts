import { CancelledError, type QueryClient } from "@tanstack/react-query";
import type { Api } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";
import { type RowSettings, readRow } from "../entries/case-row.ts";
import type { Worklist } from "../worklist.ts";

/** The number of simultaneous requests. */
const maxRequests = 4;

/** Loads the cases of the list. */
export interface CaseLoader {
  /** Requests cases after those that already wait. */
  readonly ask: (ids: readonly CaseId[]) => void;
  /** Cancels all requests. @param status of cases that were never read; `new` ones are requested next time. */
  readonly stop: (status: "new" | "done") => void;
}

/** Creates the loader of a list. */
export function createCaseLoader(
  queries: QueryClient,
  api: Api,
  worklist: Worklist,
  settings: RowSettings,
): CaseLoader {
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
    ask(ids) {
      const added = ids.filter((id) => !waiting.has(id) && !running.has(id));
      for (const id of added) waiting.add(id);
      if (added.length > 0) worklist.setStatus(added, "loading");
      startNext();
    },
    stop(status) {
      const ids = [...waiting, ...running.keys()];
      waiting.clear();
      for (const id of running.keys()) {
        const { queryKey } = caseQueries.detail(api, id);
        void queries.cancelQueries({ queryKey, exact: true });
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
