import * as z from "zod/mini";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { readStoredJson, removeStored, storeText } from "#session/storage.ts";
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
}

/** The view of a list that nobody has filtered or sorted. */
export const defaultView: ListView = { sort: defaultSort, filter: "all", text: "" };

const storageKey = "case-viewer.worklist.view";

const schema = z.object({
  service: z.string(),
  sort: z.object({ column: z.enum(sortColumns), isDescending: z.boolean() }),
  filter: z.enum(listFilters),
  text: z.string(),
});

/** Reads the view that this tab had before a reload. @param service the base URL. */
export function readView(service: string): ListView {
  const read = z.safeParse(
    schema,
    readStoredJson(() => sessionStorage, storageKey),
  );
  if (!read.success || read.data.service !== service) return defaultView;
  const { sort, filter, text } = read.data;
  return { sort, filter, text };
}

/** Keeps the view until the tab is closed. */
export function storeView(service: string, { sort, filter, text }: ListView): void {
  const view = { service, sort, filter, text: maskCardNumbers(text) };
  storeText(() => sessionStorage, storageKey, JSON.stringify(view));
}

/** Deletes the view that is kept. */
export function deleteView(): void {
  removeStored(() => sessionStorage, storageKey);
}
