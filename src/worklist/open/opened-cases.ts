import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { whenIdle } from "#ui/page/when-idle.ts";
import { type RowSettings, readRow } from "../entries/case-row.ts";
import type { Worklist } from "../worklist.ts";

/** As many whole cases stay in memory, so that parsed one of them takes no time. */
const maxCachedCases = 50;

/**
 * Puts every case on the list that a screen shows, however it was opened, and keeps its row up to
 * date. Of the whole cases only those that were read last stay in memory, and those on a screen.
 * @returns how to stop.
 */
export function followOpened(
  queries: QueryClient,
  worklist: Worklist,
  api: Api,
  settings: RowSettings,
): () => void {
  const cached = new Set<CaseId>();
  return queries.getQueryCache().subscribe((event) => {
    const isRead = event.type === "updated" && event.action.type === "success";
    if (!isRead && event.type !== "observerAdded") return;
    const id = caseIn(event.query.queryKey);
    if (id === undefined) return;
    cache(id);
    // Rendering the screen comes first: the row takes reading every field.
    if (event.query.getObserversCount() > 0) whenIdle(() => void follow(id));
  });

  function cache(id: CaseId) {
    cached.delete(id);
    cached.add(id);
    if (cached.size <= maxCachedCases) return;
    const [oldest = id] = cached;
    cached.delete(oldest);
    const { queryKey } = caseQueries.detail(api, oldest);
    queries.removeQueries({ queryKey, exact: true, type: "inactive" });
  }

  async function follow(id: CaseId) {
    const { queryKey } = caseQueries.detail(api, id);
    const read = queries.getQueryData(queryKey);
    if (!read) return;
    const row = await readRow(read, settings);
    // Skipped when the case was read again meanwhile, or the cache was cleared.
    if (queries.getQueryData(queryKey) === read) worklist.setRow(id, row);
  }
}

function caseIn(key: unknown): CaseId | undefined {
  if (!Array.isArray(key)) return undefined;
  const parts: readonly unknown[] = key;
  const [all, part, id] = parts;
  return all === caseQueries.all[0] && part === "detail" && isCaseId(id) ? id : undefined;
}
