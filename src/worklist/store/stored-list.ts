import { type SafeStorage, safeLocalStorage, safeSessionStorage } from "#lib/storage.ts";
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

export const maxCases = 500;

export const storageKey = "case-viewer.worklist";
const viewKey = "case-viewer.worklist.view";

const idsSchema = z.object({ service: z.string(), ids: z.array(z.unknown()) });

const viewSchema = z.object({
  service: z.string(),
  sort: z.object({ column: z.enum(listColumns), isDescending: z.boolean() }),
  filters: z.array(z.enum(listFilters)),
  text: z.string(),
  newIds: z.array(z.unknown()),
  openedIds: z.array(z.unknown()),
  shown: z.array(z.unknown()),
});

const caseIdsIn = (ids: readonly unknown[]): readonly CaseId[] =>
  [...new Set(ids.filter(isCaseId))].slice(0, maxCases);

/**
 * What the browser stores of the list of one service: its ids in the order in which they were shown last, on this
 * computer if the operator keeps the list, else until the tab is closed; and, always in the tab, how it is shown.
 */
export class StoredList {
  readonly #service: string;

  constructor(service: string) {
    this.#service = service;
  }

  /** The ids on this computer, which other tabs may change; `undefined` when none are stored or readable. */
  readKept(): readonly CaseId[] | undefined {
    return this.#readIds(safeLocalStorage);
  }

  readTab(): readonly CaseId[] | undefined {
    return this.#readIds(safeSessionStorage);
  }

  /** @returns whether they are now on this computer. The browser may refuse it, and stores them in the tab then. */
  writeIds(ids: readonly CaseId[], isKept: boolean): boolean {
    const text = JSON.stringify({ service: this.#service, ids });
    const isOnComputer = isKept && safeLocalStorage.write(storageKey, text);
    // An older list must not come back instead, after a reload or from another tab.
    if (isKept && !isOnComputer) this.deleteKept();
    if (isOnComputer || !safeSessionStorage.write(storageKey, text)) {
      safeSessionStorage.remove(storageKey);
    }
    return isOnComputer;
  }

  readView(): ListView & { readonly shown: readonly CaseId[] } {
    const stored = safeSessionStorage.readJson(viewKey, viewSchema);
    if (stored?.service !== this.#service) return { ...defaultView, shown: [] };
    return {
      ...stored,
      newIds: new Set(caseIdsIn(stored.newIds)),
      openedIds: new Set(stored.openedIds.filter(isCaseId)),
      shown: caseIdsIn(stored.shown),
    };
  }

  /** @param shown the cases that the list showed last. */
  writeView({ sort, filters, text, newIds, openedIds }: ListView, shown: readonly CaseId[]): void {
    const view: z.infer<typeof viewSchema> = {
      service: this.#service,
      sort,
      filters: [...filters],
      text: maskCardNumbers(text),
      newIds: [...newIds],
      openedIds: [...openedIds],
      shown: [...shown],
    };
    safeSessionStorage.write(viewKey, JSON.stringify(view));
  }

  deleteKept(): void {
    safeLocalStorage.remove(storageKey);
  }

  deleteInTab(): void {
    safeSessionStorage.remove(storageKey);
    safeSessionStorage.remove(viewKey);
  }

  #readIds(storage: SafeStorage): readonly CaseId[] | undefined {
    const stored = storage.readJson(storageKey, idsSchema);
    return stored?.service === this.#service ? caseIdsIn(stored.ids) : undefined;
  }
}
