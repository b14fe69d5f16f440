// Own file: signing out needs it, and the form stays out of the first chunk.
import { tryOrUndefined } from "#session/storage.ts";
import { createStore } from "#ui/store.ts";

/** The key of this tab's drafts in the session storage. */
export const draftsKey = "case-viewer.create.drafts";

const clearedCount = createStore(0);

/** Forgets every draft of this tab; an open form stays as it is. */
export function dropDrafts(): void {
  tryOrUndefined(() => sessionStorage.removeItem(draftsKey));
}

/**
 * Forgets what was typed into the create form of this tab, and empties an open form. For signing
 * out. Requests whose outcome is unknown stay: the next operator is asked before sending them again.
 */
export function clearDrafts(): void {
  dropDrafts();
  clearedCount.set(clearedCount.get() + 1);
}

/** Calls back after {@link clearDrafts}. @returns how to stop. */
export const onClearedDrafts = clearedCount.subscribe;
