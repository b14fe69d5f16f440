import * as z from "zod/mini";
import { readStoredJson, removeStored, storeText } from "#lib/storage.ts";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import {
  defaultSort,
  type ListFilter,
  listFilters,
  type Sort,
  sortColumns,
} from "./list-choices.ts";

z.config({ jitless: true });

/** How the operator looks at the list. */
export interface ListView {
  readonly sort: Sort;
  readonly filter: ListFilter;
  /** The words by which the list is filtered. */
  readonly text: string;
  /** The cases on the list that were created in this tab and not opened since. */
  readonly newIds: ReadonlySet<CaseId>;
}

/** The view of a list that nobody has filtered or sorted. */
export const defaultView: ListView = {
  sort: defaultSort,
  filter: "all",
  text: "",
  newIds: new Set(),
};

const storageKey = "case-viewer.worklist.view";

const schema = z.object({
  service: z.string(),
  sort: z.object({ column: z.enum(sortColumns), isDescending: z.boolean() }),
  filter: z.enum(listFilters),
  text: z.string(),
  newIds: z.array(z.unknown()),
});

/** Reads the view that this tab had before a reload. @param service the base URL. */
export function readView(service: string): ListView {
  const read = z.safeParse(
    schema,
    readStoredJson(() => sessionStorage, storageKey),
  );
  if (!read.success || read.data.service !== service) return defaultView;
  const { sort, filter, text, newIds } = read.data;
  return { sort, filter, text, newIds: new Set(newIds.filter(isCaseId)) };
}

/** Keeps the view until the tab is closed. */
export function storeView(service: string, { sort, filter, text, newIds }: ListView): void {
  const view = { service, sort, filter, text: maskCardNumbers(text), newIds: [...newIds] };
  storeText(() => sessionStorage, storageKey, JSON.stringify(view));
}

/** Deletes the view that is kept. */
export function deleteView(): void {
  removeStored(() => sessionStorage, storageKey);
}
