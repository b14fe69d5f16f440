import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { whenIdle } from "#ui/page/when-idle.ts";
import { type RowSettings, readRow } from "../entries/case-row.ts";
import { limitCachedCases } from "../loading/cached-cases.ts";
import type { Worklist } from "../worklist.ts";

/** As many cases that were opened stay in memory, so that going back to one takes no time. */
const maxCachedCases = 10;

/**
 * Puts every case on the list that a screen shows, however it was opened, and keeps its row up to
 * date.
 * @returns how to stop.
 */
export function followOpened(
  queries: QueryClient,
  worklist: Worklist,
  api: Api,
  settings: RowSettings,
): () => void {
  const cache = limitCachedCases(queries, api, maxCachedCases);
  return queries.getQueryCache().subscribe((event) => {
    const isRead = event.type === "updated" && event.action.type === "success";
    if (!isRead && event.type !== "observerAdded") return;
    const id = caseIn(event.query.queryKey);
    if (id === undefined || event.query.getObserversCount() === 0) return;
    cache(id);
    // The screen first: its row takes reading every field.
    whenIdle(() => void follow(id));
  });

  async function follow(id: CaseId) {
    const { queryKey } = caseQueries.detail(api, id);
    const read = queries.getQueryData(queryKey);
    if (!read) return;
    const row = await readRow(read, settings);
    // Unless there is a newer one meanwhile, or all was forgotten.
    if (queries.getQueryData(queryKey) === read) worklist.take(id, row);
  }
}

function caseIn(key: unknown): CaseId | undefined {
  if (!Array.isArray(key)) return undefined;
  const parts: readonly unknown[] = key;
  const [all, part, id] = parts;
  return all === caseQueries.all[0] && part === "detail" && isCaseId(id) ? id : undefined;
}
