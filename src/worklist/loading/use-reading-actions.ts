import { type Query, useQueryClient } from "@tanstack/react-query";
import { useApiConfig } from "#api/api-config.ts";
import { caseQueries } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";

const queryKey = caseQueries.summariesKey;
const isWithoutData = ({ state }: Query) => state.data === undefined;
const hasFailed = (query: Query) => query.state.status === "error" && isWithoutData(query);

/** The operator's actions on reading the list. New cases that were never in view stay unread. */
export function useReadingActions() {
  const queries = useQueryClient();
  const api = useApiConfig();
  return {
    /** Reads all cases again. If the operator leaves the page, the remaining cases are read on the way back. */
    refresh: () => void queries.invalidateQueries({ queryKey }),
    retry: (id: CaseId) => {
      const { queryKey: one } = caseQueries.summary(api, id);
      void queries.refetchQueries({ queryKey: one, exact: true, type: "active" });
    },
    /** Reads the cases again that could not be loaded. */
    retryAll: () => void queries.refetchQueries({ queryKey, type: "active", predicate: hasFailed }),
    /** Stops reading. Rows that were read before stay as they were; the others count as not loaded. */
    cancel: () => {
      void queries.cancelQueries({ queryKey, predicate: isWithoutData }, { revert: false });
      void queries.cancelQueries({ queryKey });
    },
  };
}
