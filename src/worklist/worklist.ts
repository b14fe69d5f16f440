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
  handOver,
  maxCases,
  readStoredIds,
  storageKey,
  takeHandedOver,
} from "./stored-ids.ts";

/** What became of a text that was pasted. */
export interface Pasted extends Omit<ReadIds, "ids"> {
  readonly added: readonly CaseId[];
  /** On the list before. */
  readonly known: readonly CaseId[];
  /** For which there was no room. */
  readonly over: readonly CaseId[];
}

/** What the page says about the list: the last message only, until the operator does something else. */
export type ListMessage =
  | { readonly kind: "pasted"; readonly pasted: Pasted }
  /** Removed last, can be put back. */
  | { readonly kind: "removed"; readonly entries: readonly Entry[] }
  | { readonly kind: "calendar"; readonly report: CalendarReport }
  /** A file could not be written. */
  | { readonly kind: "not-saved" };

/** The list and what the operator chose for it. */
export interface WorklistState {
  /** In the order shown: sorted whenever nothing is on its way, so that no row moves while others come. */
  readonly entries: readonly Entry[];
  readonly isKept: boolean;
  readonly message: ListMessage | undefined;
  readonly sort: Sort;
  readonly filter: ListFilter;
  readonly isRefreshed: boolean;
  readonly isNotifying: boolean;
}

const fresh = (id: CaseId): Entry => ({ id, status: "new", row: undefined, error: undefined });

/** The operator's own list of cases: there is no operation that lists them. In memory, per tab. */
export class Worklist {
  readonly #service: string;
  readonly #store: WritableStore<WorklistState>;
  /** The case whose row had the focus last: coming back from a case returns to it. */
  lastFocused: CaseId | undefined;

  /** @param service its base URL: what is kept for another one is not shown. */
  constructor(service: string) {
    this.#service = service;
    const kept = readStoredIds(service);
    this.#store = createStore<WorklistState>({
      entries: (kept ?? takeHandedOver(service)).map(fresh),
      isKept: kept !== undefined,
      message: undefined,
      sort: defaultSort,
      filter: "all",
      isRefreshed: false,
      isNotifying: false,
    });
  }

  /** The list and what was chosen for it, to be followed. */
  get store(): Store<WorklistState> {
    return this.#store;
  }

  /** The row of a case has the focus. */
  noteFocus(id: CaseId): void {
    this.lastFocused = id;
  }

  /** The list as it is now. */
  state(): WorklistState {
    return this.#store.get();
  }

  /** Puts the cases on the list that a text names, and remembers what became of each part of it. */
  paste({ ids, ...read }: ReadIds): void {
    const there = new Set(this.#ids());
    const news = ids.filter((id) => !there.has(id));
    const added = news.slice(0, maxCases - there.size);
    const known = ids.filter((id) => there.has(id));
    this.#add(added);
    const pasted = { added, known, over: news.slice(added.length), ...read };
    this.#set({ message: { kind: "pasted", pasted }, filter: "all" });
  }

  /** Replaces the last message about the list. */
  say(message: ListMessage): void {
    this.#set({ message });
  }

  /** Takes away the message about what was done before: the operator does something else. */
  dropMessage(): void {
    this.#set({ message: undefined });
  }

  /** Sorts the list by a column, or the other way round where it is sorted by it already. */
  sortBy(column: SortColumn): void {
    const { entries, sort: before } = this.state();
    const sort = nextSort(before, column);
    this.#set({ sort, entries: sortEntries(entries, sort) });
  }

  /** A case was read: its row is up to date, and it is on the list from now on. */
  take(id: CaseId, row: CaseRow): void {
    const { entries } = this.state();
    if (!this.#ids().includes(id) && entries.length < maxCases) this.#add([id]);
    this.#change(new Set([id]), () => ({ id, status: "done", row, error: undefined }));
  }

  /** Marks cases as asked for, failed, or neither. */
  mark(ids: readonly CaseId[], status: Entry["status"], error?: unknown): void {
    this.#change(new Set(ids), (entry) => ({
      ...entry,
      status,
      error: status === "done" ? error : entry.error,
    }));
  }

  remove(ids: readonly CaseId[]): void {
    const gone = new Set(ids);
    const { entries } = this.state();
    this.#set({
      entries: entries.filter(({ id }) => !gone.has(id)),
      message: { kind: "removed", entries: entries.filter(({ id }) => gone.has(id)) },
    });
    this.#keepChange((kept) => kept.filter((id) => !gone.has(id)));
  }

  /** Puts back what was removed last. @returns its ids. */
  putBack(): readonly CaseId[] {
    const { message, entries } = this.state();
    const removed = message?.kind === "removed" ? message.entries : [];
    const back = removed.map((entry): Entry => {
      const isRead = entry.row !== undefined || entry.error !== undefined;
      return { ...entry, status: isRead ? "done" : "new" };
    });
    this.#set({ entries: [...entries, ...back].slice(0, maxCases), message: undefined });
    const ids = removed.map(({ id }) => id);
    this.#keepChange((kept) => [...kept, ...ids]);
    return ids;
  }

  /** Keeps the ids on this computer, or erases them at once. @returns false when the browser does not allow it. */
  keep(isKept: boolean): boolean {
    if (!isKept) deleteStoredIds();
    const isDone = !isKept || changeStoredIds(this.#service, (kept) => [...kept, ...this.#ids()]);
    this.#adopt();
    return isDone;
  }

  /** What the operator chose for as long as this tab lives. */
  choose(choice: Partial<Pick<WorklistState, "filter" | "isRefreshed" | "isNotifying">>): void {
    this.#set(choice);
  }

  /** Lets the list come back once when the page is loaded anew. */
  handOver(): void {
    if (!this.state().isKept) handOver(this.#service, this.#ids());
  }

  /** After signing out: of what is kept the ids stay, of everything else nothing. */
  forget(): void {
    const entries = this.state().isKept ? this.#ids().map(fresh) : [];
    this.#set({ entries, message: undefined });
  }

  /** Follows what other tabs do to what is kept. @returns how to stop. */
  followTabs(): () => void {
    const follow = ({ key }: StorageEvent) => {
      if (key !== storageKey && key !== null) return;
      const kept = readStoredIds(this.#service);
      // Kept from now on by another tab: this tab's cases belong to it too.
      if (kept && !this.state().isKept)
        changeStoredIds(this.#service, () => [...kept, ...this.#ids()]);
      this.#adopt();
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }

  readonly #ids = () => this.state().entries.map(({ id }) => id);

  #add(ids: readonly CaseId[]): void {
    if (ids.length === 0) return;
    this.#set({ entries: [...this.state().entries, ...ids.map(fresh)], message: undefined });
    this.#keepChange((kept) => [...kept, ...ids]);
  }

  /** Shows what is kept; when nothing is, the list stays in memory. */
  #adopt(): void {
    const kept = readStoredIds(this.#service);
    const there = new Map(this.state().entries.map((entry) => [entry.id, entry]));
    const entries = kept?.map((id) => there.get(id) ?? fresh(id)) ?? this.state().entries;
    // What another tab has put on the list again is not offered to be put back.
    const ids = new Set(entries.map(({ id }) => id));
    const { message } = this.state();
    const removed =
      message?.kind === "removed" ? message.entries.filter(({ id }) => !ids.has(id)) : [];
    this.#set({
      entries,
      isKept: kept !== undefined,
      message: message?.kind === "removed" ? removedMessage(removed) : message,
    });
  }

  #keepChange(change: (kept: readonly CaseId[]) => readonly CaseId[]): void {
    if (this.state().isKept) changeStoredIds(this.#service, change);
  }

  #change(ids: ReadonlySet<CaseId>, change: (entry: Entry) => Entry): void {
    this.#set({
      entries: this.state().entries.map((one) => (ids.has(one.id) ? change(one) : one)),
    });
  }

  #set(change: Partial<WorklistState>): void {
    const next = { ...this.state(), ...change };
    const isQuiet = next.entries.every(({ status }) => status === "done");
    this.#store.set(isQuiet ? { ...next, entries: sortEntries(next.entries, next.sort) } : next);
  }
}

const removedMessage = (entries: readonly Entry[]): ListMessage | undefined =>
  entries.length > 0 ? { kind: "removed", entries } : undefined;
