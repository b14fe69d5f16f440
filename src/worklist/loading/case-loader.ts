import { CancelledError, type QueryClient } from "@tanstack/react-query";
import type { Api } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";
import { type RowSettings, readRow } from "../entries/case-row.ts";
import type { Worklist } from "../worklist.ts";

/** The most requests of the list at once. */
const maxRequests = 4;

/** Reads the cases of the list in their turn. */
export interface CaseLoader {
  /** Reads cases, after those that already wait. */
  readonly ask: (ids: readonly CaseId[]) => void;
  /** Gives up all cases that are not read yet. @param status `new`: to be read the next time. */
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
  /** The current read of each case: a read that was given up changes nothing when it ends. */
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
    const run = {};
    running.set(id, run);
    const isOver = () => running.get(id) !== run;
    const options = caseQueries.detail(api, id);
    try {
      const retrieved = await queries.query(isRead(id) ? { ...options, staleTime: 0 } : options);
      const row = await readRow(retrieved, settings);
      if (isOver()) return;
      // The cache was cleared meanwhile: read the case again.
      const isCurrent = queries.getQueryData(options.queryKey) === retrieved;
      if (!isCurrent) worklist.setStatus([id], "new");
      else if (entryOf(id)) worklist.setRow(id, row);
    } catch (error) {
      if (isOver()) return;
      // Cancelled from outside, as by signing out: read the case again.
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
