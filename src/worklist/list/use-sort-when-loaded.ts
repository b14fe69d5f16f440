import { useLayoutEffect, useRef, useState } from "react";
import type { CaseId } from "#model/case-id.ts";
import { type Entry, idsOf, isListLoading } from "../store/entry.ts";
import { useListedCasesState } from "../store/listed-cases-context.ts";
import { sortEntries } from "../store/sort-entries.ts";

/**
 * Sorts the list when loading is done or the operator has chosen another order, so that no row moves while
 * others are loading. A new case that is read because its row came into view keeps its place.
 * @returns the cases that could not be loaded when the list was sorted. They stay together until it is
 *   sorted again.
 */
export function useSortWhenLoaded(entries: readonly Entry[]): ReadonlySet<CaseId> {
  const [{ sort }, listedCases] = useListedCasesState();
  const lastSort = useRef(sort);
  const sorted = useRef<ReadonlySet<CaseId>>(new Set());
  const [notLoaded, setNotLoaded] = useState<ReadonlySet<CaseId>>(new Set());

  useLayoutEffect(() => {
    const settled = entries.filter((entry) => !entry.isLoading || keepsPlace(entry));
    sorted.current = sorted.current.intersection(new Set(idsOf(settled)));
    const isSorted = entries.every((entry) => keepsPlace(entry) || sorted.current.has(entry.id));
    if (sort === lastSort.current && (isSorted || isListLoading(entries))) return;
    lastSort.current = sort;
    sorted.current = new Set(idsOf(settled));
    listedCases.setOrder(idsOf(sortEntries(entries, sort)));
    setNotLoaded(new Set(idsOf(entries.filter(({ isNotLoaded }) => isNotLoaded))));
  }, [entries, sort, listedCases]);

  return notLoaded;
}

const keepsPlace = ({ isNew, isNotLoaded }: Entry) => isNew && !isNotLoaded;
