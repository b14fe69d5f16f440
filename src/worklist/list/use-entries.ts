import { type Query, type UseQueryResult, useQueries, useQueryClient } from "@tanstack/react-query";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useApiClient } from "#api/api-client.ts";
import { caseQueries, refreshIntervalMs } from "#api/queries.ts";
import { useSeenCases } from "#changes/seen-cases.ts";
import { useSettings } from "#config/settings-context.ts";
import { useStore } from "#lib/store.ts";
import type { CaseId } from "#model/case-id.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import { asSeenBy } from "#model/turn.ts";
import { useOperatorName } from "#session/SessionProvider.tsx";
import type { Sort } from "../store/columns-and-filters.ts";
import { type Entry, idsOf, isListLoading } from "../store/entry.ts";
import { useListedCasesState } from "../store/listed-cases.ts";
import { columns, type SortKey } from "./columns.tsx";

/**
 * Reads the cases of the list. Leaving the page stops reading.
 * @returns also the cases that could not be loaded when the list was sorted, which stay together until it is again.
 */
export function useEntries() {
  const api = useApiClient();
  const { refreshSeconds } = useSettings();
  const seenCases = useSeenCases();
  const [{ ids, newIds, openedIds, isAutoRefreshed }] = useListedCasesState();
  const operatorName = useOperatorName();
  // Render again when a case is acknowledged, also in another tab: its changes are counted here.
  useStore(seenCases.acknowledgements);

  // The cache keeps the turn without regard to the operator, so that another name needs no request. React
  // Query keeps the result of a function as long as the function is the same, and a row renders only when
  // its summary is another object.
  const select = useCallback(
    (read: CaseSummary) => ({ ...read, turn: asSeenBy(read.turn, operatorName) }),
    [operatorName],
  );
  const rows = useQueries({
    queries: ids.map((id) => ({
      ...caseQueries.summary(api, id),
      select,
      refetchInterval: ({ state }: Pick<Query<CaseSummary>, "state">) =>
        refreshIntervalMs(isAutoRefreshed ? refreshSeconds : 0, state.data?.isFinished, state),
    })),
    combine: rowsOf,
  });

  const entries = ids.flatMap((id, index): Entry | [] => {
    const row = rows[index];
    if (!row) return [];
    const isOpened = openedIds.has(id);
    return { id, isNew: newIds.has(id), isOpened, changes: seenCases.countsOf(id), ...row };
  });
  return { entries, notLoaded: useSortWhenLoaded(entries) };
}

const rowsOf = (results: readonly UseQueryResult<CaseSummary>[]) =>
  results.map(({ data, error, fetchStatus, errorUpdateCount }) => ({
    summary: data,
    error: error ?? undefined,
    isLoading: fetchStatus === "fetching",
    // React Query drops the error when the case is retried.
    isNotLoaded: data === undefined && errorUpdateCount > 0,
  }));

/** Sorts the list when loading is done or another order was chosen, so that no row moves while others are loading. */
function useSortWhenLoaded(entries: readonly Entry[]): ReadonlySet<CaseId> {
  const [{ sort }, listedCases] = useListedCasesState();
  const lastSort = useRef(sort);
  const sorted = useRef<ReadonlySet<CaseId>>(new Set());
  const [notLoaded, setNotLoaded] = useState<ReadonlySet<CaseId>>(new Set());

  useLayoutEffect(() => {
    const settled = new Set(idsOf(entries.filter(({ isLoading }) => !isLoading)));
    sorted.current = sorted.current.intersection(settled);
    const isSorted = sorted.current.size === entries.length;
    if (sort === lastSort.current && (isSorted || isListLoading(entries))) return;
    lastSort.current = sort;
    sorted.current = settled;
    listedCases.setOrder(idsOf(sortEntries(entries, sort)));
    setNotLoaded(new Set(idsOf(entries.filter(({ isNotLoaded }) => isNotLoaded))));
  }, [entries, sort, listedCases]);

  return notLoaded;
}

/** Sorts the list. Cases that are not loaded are last in both directions. */
export function sortEntries(entries: readonly Entry[], sort: Sort): Entry[] {
  const direction = sort.isDescending ? -1 : 1;
  const { sortKey } = columns[sort.column];
  const keyed = entries.map((entry) => ({
    entry,
    group: groupOf(entry),
    key: entry.summary ? sortKey(entry.summary, entry) : [],
  }));
  keyed.sort((a, b) => a.group - b.group || direction * compare(a.key, b.key));
  return keyed.map(({ entry }) => entry);
}

const groupOf = ({ isNotLoaded, summary }: Entry) => (isNotLoaded ? 2 : summary ? 0 : 1);

const collator = new Intl.Collator(undefined, { numeric: true });

function compare(a: SortKey, b: SortKey): number {
  for (const [index, partOfA] of a.entries()) {
    const partOfB = b[index] ?? "";
    const order =
      typeof partOfA === "number" && typeof partOfB === "number"
        ? partOfA - partOfB
        : collator.compare(String(partOfA), String(partOfB));
    if (order !== 0) return order;
  }
  return 0;
}

const queryKey = caseQueries.summariesKey;
const isWithoutData = ({ state }: Query) => state.data === undefined;
const hasFailed = (query: Query) => query.state.status === "error" && isWithoutData(query);

/** The operator's actions on reading the list. */
export function useReadingActions() {
  const queries = useQueryClient();
  const api = useApiClient();
  return {
    /** Reads all cases again. If the operator leaves the page, the remaining cases are read on the way back. */
    refresh: () => void queries.invalidateQueries({ queryKey }),
    retry: (id: CaseId) => {
      const { queryKey: one } = caseQueries.summary(api, id);
      void queries.refetchQueries({ queryKey: one, exact: true, type: "active" });
    },
    retryAll: () => void queries.refetchQueries({ queryKey, type: "active", predicate: hasFailed }),
    /** Stops reading. Rows that were read before stay as they were; the others count as not loaded. */
    cancel: () => {
      void queries.cancelQueries({ queryKey, predicate: isWithoutData }, { revert: false });
      void queries.cancelQueries({ queryKey });
    },
  };
}
