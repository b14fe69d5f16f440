import { CancelledError } from "@tanstack/react-query";
import type { CaseId } from "#model/case-id.ts";
import { createStore, type Store, type WritableStore } from "#ui/store.ts";
import {
  defaultSort,
  type ListFilter,
  type Sort,
  type SortColumn,
  sortEntries,
} from "./entries/case-order.ts";
import { type CaseRow, type Entry, idsOf, isListLoading } from "./entries/case-row.ts";
import type { ReadIds } from "./open/case-ids.ts";
import { deleteIds, maxCases, readIds, storageKey, storeIds } from "./stored-ids.ts";

/** The result of pasting a text. */
export interface PasteResult extends Pick<ReadIds, "others"> {
  readonly added: readonly CaseId[];
  /** Cases that were already on the list, or occur more than once in the text. */
  readonly known: readonly CaseId[];
  /** Cases that exceed the maximum length of the list. */
  readonly overLimit: readonly CaseId[];
}

/** The message about the list. */
export type ListMessage =
  | { readonly kind: "pasted"; readonly pasted: PasteResult }
  /** The removed cases, which *Undo* puts back. */
  | { readonly kind: "removed"; readonly entries: readonly Entry[] }
  | { readonly kind: "text"; readonly text: string };

/** The list, and the operator's choices for it. */
export interface WorklistState {
  /** In the order shown. Not sorted while a case is loading, so that no row moves. */
  readonly entries: readonly Entry[];
  /** Whether the ids are stored on this computer. */
  readonly isStored: boolean;
  /** Whether the browser refused to store them. */
  readonly isStoringRefused: boolean;
  readonly message: ListMessage | undefined;
  readonly sort: Sort;
  readonly filter: ListFilter;
  /** Whether the list is read again every `refreshSeconds`. */
  readonly isAutoRefreshed: boolean;
  /** Whether a notification is shown when a deadline comes near. */
  readonly isNotifying: boolean;
}

/** Where the ids stay if the operator keeps the list. A function, because reading `localStorage` may throw. */
const localIds = () => localStorage;
/** Where the ids of any other list stay for one reload of the page. */
const reloadIds = () => sessionStorage;

const newEntry = (id: CaseId): Entry => ({ id, isDone: false, row: undefined, error: undefined });

/** The operator's own list of cases in one tab: the service has no operation that lists cases. */
export class Worklist {
  readonly #service: string;
  readonly #store: WritableStore<WorklistState>;
  /** The case whose row was focused last. */
  lastFocused: CaseId | undefined;
  /** The case that was opened, or whose row was focused, last. Its row gets the focus on the way back. */
  returnTo: CaseId | undefined;

  /** @param service the base URL, because another service has other cases. */
  constructor(service: string) {
    this.#service = service;
    const stored = readIds(localIds, service);
    const ids = stored ?? readIds(reloadIds, service) ?? [];
    deleteIds(reloadIds);
    this.#store = createStore<WorklistState>({
      entries: ids.map(newEntry),
      isStored: stored !== undefined,
      isStoringRefused: false,
      message: undefined,
      sort: defaultSort,
      filter: "all",
      isAutoRefreshed: false,
      isNotifying: false,
    });
  }

  /** The observable state. */
  get store(): Store<WorklistState> {
    return this.#store;
  }

  /** Adds the cases of a pasted text, and shows a message with the result. */
  paste({ ids, others }: ReadIds): void {
    const listed = new Set(this.#ids());
    const room = maxCases - listed.size;
    const newIds: CaseId[] = [];
    const known = new Set<CaseId>();
    for (const id of ids) {
      if (listed.has(id)) known.add(id);
      else newIds.push(id);
      listed.add(id);
    }
    const [added, overLimit] = [newIds.slice(0, room), newIds.slice(room)];
    const pasted = { added, known: [...known], overLimit, others };
    this.#add(pasted.added);
    this.#set({ message: { kind: "pasted", pasted }, filter: "all" });
  }

  /** Sets the message, or a choice of the operator that is not stored. */
  update(
    change: Partial<Pick<WorklistState, "message" | "filter" | "isAutoRefreshed" | "isNotifying">>,
  ): void {
    this.#set(change);
  }

  /** Hides the message, when the operator does something else. */
  clearMessage(): void {
    this.#set({ message: undefined });
  }

  /** Sorts the list by a column, or reverses it if it is already sorted by that column. */
  sortBy(column: SortColumn): void {
    const { entries, sort } = this.#store.get();
    // For a count the largest number comes first.
    const isDescending = sort.column === column ? !sort.isDescending : column === "changed";
    const changed = { column, isDescending };
    this.#set({ sort: changed, entries: sortEntries(entries, changed), message: undefined });
  }

  /** Sets the row of a case that was read, and adds the case if it is not on the list. */
  setRow(id: CaseId, row: CaseRow): void {
    const ids = this.#ids();
    if (!ids.includes(id) && ids.length < maxCases) this.#add([id]);
    this.#change([id], () => ({ id, isDone: true, row, error: undefined }));
  }

  /** Sets why a case could not be loaded. */
  setError(id: CaseId, error: unknown): void {
    this.#change([id], (entry) => ({ ...entry, isDone: true, error }));
  }

  /** Marks cases to be loaded again. */
  reload(ids: readonly CaseId[]): void {
    this.#change(ids, (entry) => ({ ...entry, isDone: false }));
  }

  /** Marks every waiting case as done, so that no more are loaded. A row that was read before stays. */
  cancelLoading(): void {
    const pending = this.#store.get().entries.filter(({ isDone }) => !isDone);
    this.#change(idsOf(pending), (entry) => ({
      ...entry,
      isDone: true,
      error: entry.row ? entry.error : new CancelledError(),
    }));
  }

  /** Removes cases, and shows a message with *Undo*. */
  remove(ids: readonly CaseId[]): void {
    const removed = new Set(ids);
    const { entries } = this.#store.get();
    this.#set({
      entries: entries.filter(({ id }) => !removed.has(id)),
      message: { kind: "removed", entries: entries.filter(({ id }) => removed.has(id)) },
    });
    this.#changeStored((stored) => stored.filter((id) => !removed.has(id)));
  }

  /** Puts back the cases that were removed last, unless another tab has added them. @returns their ids. */
  undoRemoval(): readonly CaseId[] {
    const { message, entries } = this.#store.get();
    const listed = new Set(this.#ids());
    const removed = message?.kind === "removed" ? message.entries : [];
    const restored = removed.filter(({ id }) => !listed.has(id));
    this.#set({ entries: [...entries, ...restored].slice(0, maxCases), message: undefined });
    this.#changeStored((stored) => [...stored, ...idsOf(restored)]);
    return idsOf(removed);
  }

  /** Starts or stops storing the ids on this computer. */
  setStored(isStored: boolean): void {
    this.#set({ isStored, isStoringRefused: false });
    if (isStored) this.#changeStored((stored) => [...stored, ...this.#ids()]);
    else deleteIds(localIds);
    this.#readStored();
  }

  /** Saves a list that is not stored, so that one reload of the page restores it. */
  saveForReload(): void {
    if (!this.#store.get().isStored) storeIds(reloadIds, this.#service, this.#ids());
  }

  /** Removes everything but stored ids, after signing out. */
  clearOnSignOut(): void {
    const entries = this.#store.get().isStored ? this.#ids().map(newEntry) : [];
    this.#set({ entries, message: undefined });
  }

  /** While the list is stored, follows the changes of other tabs. @returns a function that stops it. */
  followTabs(): () => void {
    const follow = ({ key }: StorageEvent) => {
      if ((key === storageKey || key === null) && this.#store.get().isStored) this.#readStored();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }

  readonly #ids = () => idsOf(this.#store.get().entries);

  #add(ids: readonly CaseId[]): void {
    if (ids.length === 0) return;
    this.#set({
      entries: [...this.#store.get().entries, ...ids.map(newEntry)],
      message: undefined,
    });
    this.#changeStored((stored) => [...stored, ...ids]);
  }

  /** Updates the list from the stored ids. Without stored ids it stays unchanged. */
  #readStored(): void {
    const stored = readIds(localIds, this.#service);
    const { entries } = this.#store.get();
    const listed = new Map(entries.map((entry) => [entry.id, entry]));
    const next = stored?.map((id) => listed.get(id) ?? newEntry(id)) ?? entries;
    this.#set({ entries: next, isStored: stored !== undefined });
  }

  /** Changes the stored ids, starting from those that are stored now: another tab may have changed them. */
  #changeStored(change: (ids: readonly CaseId[]) => readonly CaseId[]): void {
    if (!this.#store.get().isStored) return;
    const ids = change(readIds(localIds, this.#service) ?? []);
    if (storeIds(localIds, this.#service, ids)) return;
    // An older list must not come back instead, after a reload or from another tab.
    deleteIds(localIds);
    this.#set({ isStored: false, isStoringRefused: true });
  }

  #change(ids: readonly CaseId[], change: (entry: Entry) => Entry): void {
    const changed = new Set(ids);
    this.#set({
      entries: this.#store
        .get()
        .entries.map((entry) => (changed.has(entry.id) ? change(entry) : entry)),
    });
  }

  #set(change: Partial<WorklistState>): void {
    const next = { ...this.#store.get(), ...change };
    const entries = isListLoading(next.entries)
      ? next.entries
      : sortEntries(next.entries, next.sort);
    this.#store.set({ ...next, entries });
  }
}
