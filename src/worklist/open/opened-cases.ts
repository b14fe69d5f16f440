import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "#api/api-context.ts";
import { caseQueries } from "#api/queries.ts";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { whenIdle } from "#ui/page/when-idle.ts";
import { type RowSettings, readRow } from "../entries/case-row.ts";
import type { Worklist } from "../worklist.ts";

/** Recent cases stay in memory whole, so that opening them again takes no time. */
const maxCachedCases = 50;

/**
 * Adds every case that a screen shows to the list, and updates its row whenever it is read. Removes
 * older cases from the query cache.
 * @returns a function that stops it.
 */
export function followOpenedCases(
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
    if (event.type === "observerAdded") worklist.listedCases.returnTo = id;
    // Making the row reads every field, so it waits until the screen has been rendered.
    if (event.query.getObserversCount() > 0) whenIdle(() => void updateRow(id));
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

  async function updateRow(id: CaseId) {
    const { queryKey } = caseQueries.detail(api, id);
    const read = queries.getQueryData(queryKey);
    if (!read) return;
    const row = await readRow(read, settings);
    // The case may have been read again meanwhile, or the cache cleared: then the row is outdated.
    if (queries.getQueryData(queryKey) === read) worklist.setRow(id, row);
  }
}

function caseIn(key: unknown): CaseId | undefined {
  if (!Array.isArray(key)) return undefined;
  const parts: readonly unknown[] = key;
  const [cases, detail] = caseQueries.details;
  return parts[0] === cases && parts[1] === detail && isCaseId(parts[2]) ? parts[2] : undefined;
}
