import { requiredContext } from "#lib/required-context.ts";
import { createStore, type Store, useStore, type WritableStore } from "#lib/store.ts";
import type { CaseId } from "#model/case-id.ts";
import type { SortColumn } from "./columns-and-filters.ts";
import {
  allCases,
  defaultView,
  type ListView,
  maxCases,
  StoredList,
  storageKey,
} from "./stored-list.ts";

export interface ReadCells {
  /** Each id as often as it occurs. */
  readonly ids: readonly CaseId[];
  /** The cells that are not ids, with card numbers masked. */
  readonly others: readonly string[];
}

interface AddResult {
  readonly added: readonly CaseId[];
  readonly overLimit: readonly CaseId[];
}

export interface PasteResult extends AddResult, Pick<ReadCells, "others"> {
  /** Cases that were already on the list, or occur more than once in the text. */
  readonly known: readonly CaseId[];
  /** Cases on the list that could not be loaded and are read again. */
  readonly retried: readonly CaseId[];
}

export type ListMessage =
  | { readonly kind: "pasted"; readonly pasted: PasteResult }
  /** The removed cases, which *Undo* puts back, and those of them that were marked as new. */
  | {
      readonly kind: "removed";
      readonly ids: readonly CaseId[];
      readonly newIds: ReadonlySet<CaseId>;
    }
  | { readonly kind: "text"; readonly text: string };

interface ListedCasesState extends ListView {
  /** In the order shown. */
  readonly ids: readonly CaseId[];
  readonly isStored: boolean;
  readonly message: ListMessage | undefined;
  /** Whether the list is read again every `refreshSeconds`. */
  readonly isAutoRefreshed: boolean;
}

/**
 * The operator's own list of cases in one tab: the service has no operation that lists cases. It knows
 * which cases are listed and in which order; their rows are in the query cache.
 */
export class ListedCases {
  readonly #stored: StoredList;
  readonly #store: WritableStore<ListedCasesState>;
  #shown: readonly CaseId[];
  #returnTo: CaseId | undefined;

  /**
   * @param service the base URL, because another service has other cases.
   * @param firstIds the list of a tab that has none yet.
   */
  constructor(service: string, firstIds: readonly CaseId[] = []) {
    this.#stored = new StoredList(service);
    const { shown, ...view } = this.#stored.readView();
    const kept = this.#stored.readKept();
    const own = this.#stored.readTab();
    this.#shown = shown;
    this.#store = createStore<ListedCasesState>({
      ...view,
      isStored: kept !== undefined,
      ids: own ?? kept ?? firstIds,
      message: undefined,
      isAutoRefreshed: false,
    });
    // Another tab keeps a list on this computer meanwhile: a reload must lose no case of this tab.
    if (own && kept) this.setStored(true);
  }

  get store(): Store<ListedCasesState> {
    return this.#store;
  }

  /** The case that was opened, or whose row was focused, last. Its row gets the focus on the way back. */
  get returnTo(): CaseId | undefined {
    return this.#returnTo;
  }

  setReturnTo(id: CaseId): void {
    this.#returnTo = id;
  }

  /** The cases that the list showed last, in its order: without those that a filter hid. */
  get shown(): readonly CaseId[] {
    return this.#shown;
  }

  setShown(ids: readonly CaseId[]): void {
    if (ids.length === this.#shown.length && ids.every((id, i) => id === this.#shown[i])) return;
    this.#shown = ids;
    this.#stored.writeView(this.#state, ids);
  }

  has(id: CaseId): boolean {
    return this.#state.ids.includes(id);
  }

  /** Puts created cases on the list and marks them as new. A case that is on the list already stays as it is. */
  addCreated(ids: readonly CaseId[]): void {
    const { added } = this.#add(ids);
    this.#setKept({ newIds: this.#state.newIds.union(new Set(added)) });
  }

  addOpened(id: CaseId): void {
    this.#add([id]);
    const { newIds, openedIds } = this.#state;
    const opened = new Set([id]);
    this.#setKept({ newIds: newIds.difference(opened), openedIds: openedIds.union(opened) });
  }

  paste({ ids, others }: ReadCells, retried: ReadonlySet<CaseId> = new Set()): void {
    const listed = new Set(this.#state.ids);
    const known = new Set<CaseId>();
    for (const id of ids) {
      if (listed.has(id) && !retried.has(id)) known.add(id);
      listed.add(id);
    }
    const pasted = { ...this.#add(ids), known: [...known], retried: [...retried], others };
    this.setView(allCases);
    this.#returnTo = undefined;
    this.#set({ message: { kind: "pasted", pasted } });
  }

  update(change: Partial<Pick<ListedCasesState, "message" | "isAutoRefreshed">>): void {
    this.#set(change);
  }

  setView(change: Partial<Omit<ListView, "newIds" | "openedIds">>): void {
    this.#setKept(change);
  }

  sortBy(column: SortColumn): void {
    const { sort } = this.#state;
    const isDescending = sort.column === column && !sort.isDescending;
    this.setView({ sort: { column, isDescending } });
  }

  /** @param order the order in which the list begins after a reload. */
  setOrder(order: readonly CaseId[]): void {
    if (order.every((id, index) => id === this.#state.ids[index])) return;
    this.#followStored();
    const ids = inOrderOf(order, this.#state.ids);
    // A list whose storage was cleared stays on the screen alone.
    if (this.#state.isStored || this.#stored.readTab()) this.#setIds(ids);
    else this.#set({ ids });
  }

  removeWithUndo(ids: readonly CaseId[]): void {
    this.#followStored();
    const removed = new Set(ids);
    const { ids: listed, newIds } = this.#state;
    this.#setKept({
      newIds: newIds.difference(removed),
      message: {
        kind: "removed",
        ids: listed.filter((id) => removed.has(id)),
        newIds: newIds.intersection(removed),
      },
    });
    this.#setIds(listed.filter((id) => !removed.has(id)));
  }

  /** Puts back the cases that were removed last, unless another tab has added them. */
  undoRemoval(): void {
    const { message } = this.#state;
    if (message?.kind !== "removed") return;
    const { added } = this.#add(message.ids);
    const restored = message.newIds.intersection(new Set(added));
    this.#setKept({ newIds: this.#state.newIds.union(restored), message: undefined });
  }

  setStored(isStored: boolean): void {
    const { ids } = this.#state;
    const kept = this.#stored.readKept() ?? [];
    if (!isStored) this.#stored.deleteKept();
    this.#setIds(isStored ? [...new Set([...ids, ...kept])].slice(0, maxCases) : ids, isStored);
  }

  /** Deletes the stored list. The list stays on the screen until the page is reloaded. */
  deleteStored(): void {
    this.#stored.deleteKept();
    this.#stored.deleteInTab();
    this.#set({ isStored: false });
  }

  clearOnSignOut(): void {
    const ids = this.#state.isStored ? this.#state.ids : [];
    this.#stored.deleteInTab();
    this.#shown = [];
    this.#returnTo = undefined;
    this.#set({ ...defaultView, message: undefined, isAutoRefreshed: false, ids });
  }

  /** While the list is stored, follows the changes of other tabs. @returns a function that stops it. */
  syncTabs(): () => void {
    const follow = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) this.#followStored();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }

  get #state(): ListedCasesState {
    return this.#store.get();
  }

  /** Adds the cases that are not on the list, as long as there is room. */
  #add(ids: readonly CaseId[]): AddResult {
    this.#followStored();
    const listed = this.#state.ids;
    const unlisted = [...new Set(ids).difference(new Set(listed))];
    const room = Math.max(0, maxCases - listed.length);
    const [added, overLimit] = [unlisted.slice(0, room), unlisted.slice(room)];
    if (added.length > 0) this.#setIds([...listed, ...added]);
    return { added, overLimit };
  }

  /** Takes over what other tabs have changed in the list on this computer, in its own order. */
  #followStored(): void {
    const { isStored, ids: listed, newIds } = this.#state;
    if (!isStored) return;
    const kept = this.#stored.readKept();
    // Another tab has stopped storing it.
    if (!kept) return this.#setIds(listed, false);
    const ids = inOrderOf(listed, kept);
    this.#setKept({ ids, newIds: newIds.intersection(new Set(ids)) });
  }

  #setIds(ids: readonly CaseId[], isStored = this.#state.isStored): void {
    this.#set({ ids, isStored: this.#stored.writeIds(ids, isStored) });
  }

  /** Changes the state and stores the view, which the tab keeps over a reload. */
  #setKept(change: Partial<ListedCasesState>): void {
    this.#set(change);
    this.#stored.writeView(this.#state, this.#shown);
  }

  #set(change: Partial<ListedCasesState>): void {
    this.#store.set({ ...this.#state, ...change });
  }
}

/** Some ids in the order of a list. Those that the list does not have come last. */
function inOrderOf(list: readonly CaseId[], ids: readonly CaseId[]): readonly CaseId[] {
  const [listed, wanted] = [new Set(list), new Set(ids)];
  return [...list.filter((id) => wanted.has(id)), ...ids.filter((id) => !listed.has(id))];
}

/** The hook gives the operator's list, with the methods that change it. It does not render again when it changes. */
export const [ListedCasesContext, useListedCases] =
  requiredContext<ListedCases>("ListedCasesContext");

/** The state of the list, and the list with the methods that change it; renders again when it changes. */
export function useListedCasesState(): readonly [ListedCasesState, ListedCases] {
  const listedCases = useListedCases();
  return [useStore(listedCases.store), listedCases];
}
