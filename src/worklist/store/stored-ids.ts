import { type SafeStorage, safeLocalStorage, safeSessionStorage } from "#lib/storage.ts";
import * as z from "#lib/zod.ts";
import { type CaseId, isCaseId } from "#model/case-id.ts";

export const storageKey = "case-viewer.worklist";
const shownKey = "case-viewer.worklist.shown";

export const maxCases = 500;

const schema = z.object({ service: z.string(), ids: z.array(z.unknown()) });

const localIds = safeLocalStorage;
const tabIds = safeSessionStorage;

/**
 * The ids of the operator's list in the browser's storage, in the order in which they were shown last: on this computer
 * if the operator keeps the list, else until the tab is closed. Other tabs may change those on this computer.
 */
export class StoredIds {
  readonly #service: string;
  #isKept: boolean;

  constructor(service: string) {
    this.#service = service;
    this.#isKept = this.readKept() !== undefined;
  }

  /** Whether the ids are stored on this computer; `false` where the browser has refused to. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** The ids on this computer; `undefined` when none are stored or readable. */
  readKept(): readonly CaseId[] | undefined {
    return this.#read(localIds);
  }

  readTab(): readonly CaseId[] | undefined {
    return this.#read(tabIds);
  }

  readShown(): readonly CaseId[] {
    return this.#read(tabIds, shownKey) ?? [];
  }

  storeShown(ids: readonly CaseId[]): void {
    this.#write(tabIds, ids, shownKey);
  }

  /** Changes the ids that are stored now. @param listed the cases on the list. */
  change(change: (ids: readonly CaseId[]) => readonly CaseId[], listed: readonly CaseId[]): void {
    const storage = this.#isKept ? localIds : tabIds;
    const before = this.#read(storage) ?? (this.#isKept ? [] : listed);
    const isWritten = this.#write(storage, [...new Set(change(before))]);
    // An older list must not come back instead, after a reload or from another tab.
    if (!isWritten) storage.remove(storageKey);
    if (!this.#isKept) return;
    if (isWritten) return tabIds.remove(storageKey);
    this.keepInTab(listed);
  }

  sortAs(order: readonly CaseId[]): void {
    const stored = this.#isKept ? this.readKept() : this.readTab();
    if (stored) this.change(() => inOrderOf(order, stored), order);
  }

  /** Begins to keep the ids on this computer, with those that another tab keeps there. */
  keepHere(listed: readonly CaseId[]): void {
    const added = inOrderOf(this.readTab() ?? [], listed);
    this.#isKept = true;
    this.change((kept) => [...kept, ...added], listed);
  }

  /** Keeps the ids until the tab is closed, and no longer on this computer. */
  keepInTab(listed: readonly CaseId[]): void {
    const ids = inOrderOf(this.readKept() ?? listed, listed);
    this.#isKept = false;
    localIds.remove(storageKey);
    this.#write(tabIds, ids);
  }

  deleteInTab(): void {
    tabIds.remove(storageKey);
    tabIds.remove(shownKey);
  }

  deleteAll(): void {
    this.#isKept = false;
    localIds.remove(storageKey);
    this.deleteInTab();
  }

  #read(storage: SafeStorage, key = storageKey): readonly CaseId[] | undefined {
    const stored = storage.readJson(key, schema);
    if (stored?.service !== this.#service) return undefined;
    return [...new Set(stored.ids.filter(isCaseId))].slice(0, maxCases);
  }

  #write(storage: SafeStorage, ids: readonly CaseId[], key = storageKey): boolean {
    return storage.write(key, JSON.stringify({ service: this.#service, ids }));
  }
}

/** Some ids in the order of a list. Those that the list does not have come last. */
export function inOrderOf(list: readonly CaseId[], ids: readonly CaseId[]): readonly CaseId[] {
  const [listed, wanted] = [new Set(list), new Set(ids)];
  return [...list.filter((id) => wanted.has(id)), ...ids.filter((id) => !listed.has(id))];
}
