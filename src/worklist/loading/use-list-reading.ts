import { type Query, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useApiConfig } from "#api/api-config.ts";
import { caseQueries } from "#api/queries.ts";
import type { CaseId } from "#model/case-id.ts";

/** The operator's actions on reading the list. New cases that were never in view stay unread. */
interface ListReading {
  /** Reads all cases again. If the operator leaves the page, the remaining cases are read on the way back. */
  readonly refresh: () => void;
  readonly retry: (id: CaseId) => void;
  /** Reads the cases again that could not be loaded. */
  readonly retryAll: () => void;
  /** Stops reading. Rows that were read before stay as they were; the others count as not loaded. */
  readonly cancel: () => void;
}

const queryKey = caseQueries.summariesKey;
const isWithoutData = ({ state }: Query) => state.data === undefined;
const hasFailed = (query: Query) => query.state.status === "error" && isWithoutData(query);

export function useListReading(): ListReading {
  const queries = useQueryClient();
  const api = useApiConfig();
  return useMemo(
    () => ({
      refresh: () => void queries.invalidateQueries({ queryKey }),
      retry(id) {
        const { queryKey: one } = caseQueries.summary(api, id);
        void queries.refetchQueries({ queryKey: one, exact: true, type: "active" });
      },
      retryAll: () =>
        void queries.refetchQueries({ queryKey, type: "active", predicate: hasFailed }),
      cancel() {
        void queries.cancelQueries({ queryKey, predicate: isWithoutData }, { revert: false });
        void queries.cancelQueries({ queryKey });
      },
    }),
    [queries, api],
  );
}
