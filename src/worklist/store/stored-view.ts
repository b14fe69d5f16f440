import { safeSessionStorage } from "#lib/storage.ts";
import * as z from "#lib/zod.ts";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import {
  defaultSort,
  type ListFilter,
  listColumns,
  listFilters,
  type Sort,
} from "./columns-and-filters.ts";

export interface ListView {
  readonly sort: Sort;
  readonly filter: ListFilter;
  readonly text: string;
  /** The cases on the list that were created in this tab and not opened since. */
  readonly newIds: ReadonlySet<CaseId>;
}

export const allCases = { filter: "all", text: "" } as const;

export const defaultView: ListView = {
  ...allCases,
  sort: defaultSort,
  newIds: new Set(),
};

const storageKey = "case-viewer.worklist.view";

const schema = z.object({
  service: z.string(),
  sort: z.object({ column: z.enum(listColumns), isDescending: z.boolean() }),
  filter: z.enum(listFilters),
  text: z.string(),
  newIds: z.array(z.unknown()),
});

export function readView(service: string): ListView {
  const stored = safeSessionStorage.readJson(storageKey, schema);
  if (stored?.service !== service) return defaultView;
  const { sort, filter, text, newIds } = stored;
  return { sort, filter, text, newIds: new Set(newIds.filter(isCaseId)) };
}

/** Keeps the view until the tab is closed. */
export function storeView(service: string, { sort, filter, text, newIds }: ListView): void {
  const view = { service, sort, filter, text: maskCardNumbers(text), newIds: [...newIds] };
  safeSessionStorage.write(storageKey, JSON.stringify(view));
}

export function deleteView(): void {
  safeSessionStorage.remove(storageKey);
}
