import { CancelledError, type QueryClient } from "@tanstack/react-query";
import type { Api } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";
import { type RowSettings, readRow } from "../entries/case-row.ts";
import type { Worklist } from "../worklist.ts";

/** As many requests of the list as may be on their way at once. */
const maxRequests = 4;

/** Reads the cases of the list in their turn. */
export interface CaseLoader {
  /** Reads cases, after those that wait already. */
  readonly ask: (ids: readonly CaseId[]) => void;
  /** Gives up what waits and what is on its way. @param status `new`: to be asked for the next time. */
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
  /** A run for each case on its way: one that was given up says nothing when it ends. */
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
      // When all was forgotten meanwhile it has to be asked for again.
      const isCurrent = queries.getQueryData(options.queryKey) === retrieved;
      if (!isCurrent) worklist.mark([id], "new");
      else if (entryOf(id)) worklist.take(id, row);
    } catch (error) {
      if (isOver()) return;
      // What something else has cancelled is asked for again; signing out does that.
      if (error instanceof CancelledError) worklist.mark([id], "new");
      else worklist.mark([id], "done", error);
    }
    running.delete(id);
    startNext();
  }

  return {
    ask(ids) {
      const added = ids.filter((id) => !waiting.has(id) && !running.has(id));
      for (const id of added) waiting.add(id);
      if (added.length > 0) worklist.mark(added, "loading");
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
      // One that was there before a refresh is as good as it was.
      worklist.mark(ids.filter(isRead), "done");
      worklist.mark(
        ids.filter((id) => !isRead(id)),
        status,
        new CancelledError(),
      );
    },
  };
}
