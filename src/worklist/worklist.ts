import type { CaseId } from "#model/case-id.ts";
import { createStore, type Store, type WritableStore } from "#ui/store.ts";
import {
  defaultSort,
  type ListFilter,
  nextSort,
  type Sort,
  type SortColumn,
  sortEntries,
} from "./entries/case-order.ts";
import type { CaseRow } from "./entries/case-row.ts";
import type { Entry } from "./entries/entry.ts";
import type { CalendarReport } from "./list/calendar-file.ts";
import type { ReadIds } from "./open/case-ids.ts";
import {
  changeStoredIds,
  deleteStoredIds,
  maxCases,
  readStoredIds,
  saveForReload,
  storageKey,
  takeSavedForReload,
} from "./stored-ids.ts";

/** What became of a text that was pasted. */
export interface PasteResult extends Omit<ReadIds, "ids"> {
  readonly added: readonly CaseId[];
  /** Cases that were on the list already. */
  readonly known: readonly CaseId[];
  /** Cases for which the list has no room. */
  readonly over: readonly CaseId[];
}

/** What the page says about the list: the last message only, until the operator does something else. */
export type ListMessage =
  | { readonly kind: "pasted"; readonly pasted: PasteResult }
  /** The removal that can be undone. */
  | { readonly kind: "removed"; readonly entries: readonly Entry[] }
  | { readonly kind: "calendar"; readonly report: CalendarReport }
  /** A file could not be written. */
  | { readonly kind: "not-saved" };

/** The list and what the operator chose for it. */
export interface WorklistState {
  /** In the order shown. Sorted only when nothing is loading, so that no row moves while others load. */
  readonly entries: readonly Entry[];
  /** Whether the ids are stored on this computer. */
  readonly isStored: boolean;
  readonly message: ListMessage | undefined;
  readonly sort: Sort;
  readonly filter: ListFilter;
  readonly isRefreshed: boolean;
  readonly isNotifying: boolean;
}

const newEntry = (id: CaseId): Entry => ({ id, status: "new", row: undefined, error: undefined });

/** The operator's own list of cases, because no operation lists them. In memory, for each tab. */
export class Worklist {
  readonly #service: string;
  readonly #store: WritableStore<WorklistState>;
  /** The case whose row had the focus last. Coming back from a case returns to it. */
  lastFocused: CaseId | undefined;

  /** @param service its base URL: ids that are stored for another service are not shown. */
  constructor(service: string) {
    this.#service = service;
    const stored = readStoredIds(service);
    this.#store = createStore<WorklistState>({
      entries: (stored ?? takeSavedForReload(service)).map(newEntry),
      isStored: stored !== undefined,
      message: undefined,
      sort: defaultSort,
      filter: "all",
      isRefreshed: false,
      isNotifying: false,
    });
  }

  /** The state and its changes. */
  get store(): Store<WorklistState> {
    return this.#store;
  }

  /** The state as it is now. */
  state(): WorklistState {
    return this.#store.get();
  }

  /** Remembers that the row of a case has the focus. */
  noteFocus(id: CaseId): void {
    this.lastFocused = id;
  }

  /** Adds the cases that a text names, and shows what became of each part of the text. */
  paste({ ids, ...read }: ReadIds): void {
    const listed = new Set(this.#ids());
    const known = ids.filter((id) => listed.has(id));
    const newIds = ids.filter((id) => !listed.has(id));
    const room = maxCases - listed.size;
    const added = newIds.slice(0, room);
    this.#add(added);
    const pasted = { added, known, over: newIds.slice(room), ...read };
    this.#set({ message: { kind: "pasted", pasted }, filter: "all" });
  }

  /** Shows a message in place of the last one. */
  showMessage(message: ListMessage): void {
    this.#set({ message });
  }

  /** Takes the message away, because the operator does something else. */
  clearMessage(): void {
    this.#set({ message: undefined });
  }

  /** Sorts the list by a column, or in the other direction where it is sorted by that column already. */
  sortBy(column: SortColumn): void {
    const { entries, sort } = this.state();
    const changed = nextSort(sort, column);
    this.#set({ sort: changed, entries: sortEntries(entries, changed) });
  }

  /** Sets the row of a case that was read, and adds the case where it is not on the list. */
  setRow(id: CaseId, row: CaseRow): void {
    const ids = this.#ids();
    if (!ids.includes(id) && ids.length < maxCases) this.#add([id]);
    this.#change([id], () => ({ id, status: "done", row, error: undefined }));
  }

  /** Sets whether cases are being loaded. @param error why the cases could not be loaded. */
  setStatus(ids: readonly CaseId[], status: Entry["status"], error?: unknown): void {
    this.#change(ids, (entry) => ({
      ...entry,
      status,
      error: status === "done" ? error : entry.error,
    }));
  }

  remove(ids: readonly CaseId[]): void {
    const removed = new Set(ids);
    const { entries } = this.state();
    this.#set({
      entries: entries.filter(({ id }) => !removed.has(id)),
      message: { kind: "removed", entries: entries.filter(({ id }) => removed.has(id)) },
    });
    this.#changeStored((stored) => stored.filter((id) => !removed.has(id)));
  }

  /** Puts back what was removed last. @returns its ids. */
  undoRemoval(): readonly CaseId[] {
    const { message, entries } = this.state();
    const removed = message?.kind === "removed" ? message.entries : [];
    const back = removed.map((entry): Entry => {
      const isRead = entry.row !== undefined || entry.error !== undefined;
      return { ...entry, status: isRead ? "done" : "new" };
    });
    this.#set({ entries: [...entries, ...back].slice(0, maxCases), message: undefined });
    const ids = removed.map(({ id }) => id);
    this.#changeStored((stored) => [...stored, ...ids]);
    return ids;
  }

  /** Stores the ids on this computer, or deletes them. @returns false when the browser does not allow it. */
  setStored(isStored: boolean): boolean {
    if (!isStored) deleteStoredIds();
    const isDone =
      !isStored || changeStoredIds(this.#service, (stored) => [...stored, ...this.#ids()]);
    this.#readStored();
    return isDone;
  }

  /** Sets what the operator chose for as long as this tab lives. */
  choose(choice: Partial<Pick<WorklistState, "filter" | "isRefreshed" | "isNotifying">>): void {
    this.#set(choice);
  }

  /** Saves a list that is not stored, so that it comes back once when the page is reloaded. */
  saveForReload(): void {
    if (!this.state().isStored) saveForReload(this.#service, this.#ids());
  }

  /** After signing out: the ids stay where they are stored, and nothing else. */
  clearOnSignOut(): void {
    const entries = this.state().isStored ? this.#ids().map(newEntry) : [];
    this.#set({ entries, message: undefined });
  }

  /** Follows what other tabs store. @returns a function that stops it. */
  followTabs(): () => void {
    const follow = ({ key }: StorageEvent) => {
      if (key !== storageKey && key !== null) return;
      const stored = readStoredIds(this.#service);
      // Another tab has begun to store the list: the cases of this tab belong to it too.
      if (stored && !this.state().isStored) {
        changeStoredIds(this.#service, () => [...stored, ...this.#ids()]);
      }
      this.#readStored();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }

  readonly #ids = () => this.state().entries.map(({ id }) => id);

  #add(ids: readonly CaseId[]): void {
    if (ids.length === 0) return;
    this.#set({ entries: [...this.state().entries, ...ids.map(newEntry)], message: undefined });
    this.#changeStored((stored) => [...stored, ...ids]);
  }

  /** Shows the ids that are stored. Where none are, the list stays as it is. */
  #readStored(): void {
    const stored = readStoredIds(this.#service);
    const { entries, message } = this.state();
    const listed = new Map(entries.map((entry) => [entry.id, entry]));
    const next = stored?.map((id) => listed.get(id) ?? newEntry(id)) ?? entries;
    this.#set({ entries: next, isStored: stored !== undefined });
    if (message?.kind !== "removed") return;
    // What another tab has added again cannot be put back.
    const ids = new Set(this.#ids());
    const removed = message.entries.filter(({ id }) => !ids.has(id));
    this.#set({ message: removed.length > 0 ? { kind: "removed", entries: removed } : undefined });
  }

  #changeStored(change: (ids: readonly CaseId[]) => readonly CaseId[]): void {
    if (this.state().isStored) changeStoredIds(this.#service, change);
  }

  #change(ids: readonly CaseId[], change: (entry: Entry) => Entry): void {
    const changed = new Set(ids);
    this.#set({
      entries: this.state().entries.map((entry) => (changed.has(entry.id) ? change(entry) : entry)),
    });
  }

  #set(change: Partial<WorklistState>): void {
    const next = { ...this.state(), ...change };
    const isLoaded = next.entries.every(({ status }) => status === "done");
    this.#store.set(isLoaded ? { ...next, entries: sortEntries(next.entries, next.sort) } : next);
  }
}
