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
  /** The filters that are pressed; none for all cases. */
  readonly filters: readonly ListFilter[];
  readonly text: string;
  /** The cases on the list that were created in this tab and not opened since. */
  readonly newIds: ReadonlySet<CaseId>;
  /** The cases that were opened in this tab since the operator has signed in. */
  readonly openedIds: ReadonlySet<CaseId>;
}

export const allCases = { filters: [], text: "" } as const;

export const defaultView: ListView = {
  ...allCases,
  sort: defaultSort,
  newIds: new Set(),
  openedIds: new Set(),
};

const storageKey = "case-viewer.worklist.view";

const schema = z.object({
  service: z.string(),
  sort: z.object({ column: z.enum(listColumns), isDescending: z.boolean() }),
  filters: z.array(z.enum(listFilters)),
  text: z.string(),
  newIds: z.array(z.unknown()),
  openedIds: z.array(z.unknown()),
});

const idsIn = (ids: readonly unknown[]) => new Set(ids.filter(isCaseId));

export function readView(service: string): ListView {
  const stored = safeSessionStorage.readJson(storageKey, schema);
  if (stored?.service !== service) return defaultView;
  const { sort, filters, text } = stored;
  return { sort, filters, text, newIds: idsIn(stored.newIds), openedIds: idsIn(stored.openedIds) };
}

export function storeView(service: string, view: ListView): void {
  const { sort, filters, newIds, openedIds } = view;
  const text = maskCardNumbers(view.text);
  const ids = { newIds: [...newIds], openedIds: [...openedIds] };
  safeSessionStorage.write(storageKey, JSON.stringify({ service, sort, filters, text, ...ids }));
}

export function deleteView(): void {
  safeSessionStorage.remove(storageKey);
}
