import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";

/**
 * Lets only the cases that were read last stay whole in memory; those on a screen do anyway.
 * @returns what to call when a case was read: it is the last one then.
 */
export function limitCachedCases(
  queries: QueryClient,
  api: Api,
  maxCases: number,
): (id: CaseId) => void {
  const ids = new Set<CaseId>();
  return (id) => {
    ids.delete(id);
    ids.add(id);
    if (ids.size <= maxCases) return;
    const [oldest = id] = ids;
    ids.delete(oldest);
    const { queryKey } = caseQueries.detail(api, oldest);
    queries.removeQueries({ queryKey, exact: true, type: "inactive" });
  };
}
