import { CancelledError } from "@tanstack/react-query";
import type { SortColumn } from "#listed-cases/list-choices.ts";
import type { ListedCases, ListedCasesState } from "#listed-cases/listed-cases.ts";
import type { CaseId } from "#model/case-id.ts";
import { createStore, type Store, type WritableStore } from "#ui/store.ts";
import { sortEntries } from "./entries/case-order.ts";
import { type CaseRow, type Entry, idsOf, isListLoading } from "./entries/case-row.ts";

/** The listed cases with their rows. */
export interface WorklistState extends ListedCasesState {
  /** In the order shown. Not sorted while a case is loading, so that no row moves. */
  readonly entries: readonly Entry[];
}

const newEntry = (id: CaseId): Entry => ({ id, isDone: false, row: undefined, error: undefined });

/** The rows of the listed cases. */
export class Worklist {
  readonly listedCases: ListedCases;
  readonly #entries = new Map<CaseId, Entry>();
  readonly #store: WritableStore<WorklistState>;

  constructor(listedCases: ListedCases) {
    this.listedCases = listedCases;
    this.#store = createStore<WorklistState>({ ...listedCases.store.get(), entries: [] });
    this.#update();
    listedCases.store.subscribe(() => this.#update());
  }

  /** The observable state. */
  get store(): Store<WorklistState> {
    return this.#store;
  }

  /** Sorts the list by a column, or reverses it if it is already sorted by that column. */
  sortBy(column: SortColumn): void {
    this.listedCases.sortBy(column);
    const { entries, sort } = this.#store.get();
    this.listedCases.setOrder(idsOf(sortEntries(entries, sort)));
  }

  /** Sets the row of a case that was read, and adds the case if it is not on the list. */
  setRow(id: CaseId, row: CaseRow): void {
    this.#entries.set(id, { id, isDone: true, row, error: undefined });
    this.listedCases.addOpened(id);
    this.#update();
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

  /** Drops the rows, after signing out. */
  clearOnSignOut(): void {
    this.#entries.clear();
    this.listedCases.clearOnSignOut();
    this.#update();
  }

  #change(ids: readonly CaseId[], change: (entry: Entry) => Entry): void {
    for (const id of ids) this.#entries.set(id, change(this.#entries.get(id) ?? newEntry(id)));
    this.#update();
  }

  #update(): void {
    const state = this.listedCases.store.get();
    const entries = state.ids.map((id) => this.#entries.get(id) ?? newEntry(id));
    this.#store.set({ ...state, entries });
    if (!isListLoading(entries)) this.listedCases.setOrder(idsOf(sortEntries(entries, state.sort)));
  }
}
