// Own file: signing out needs it, and the form stays out of the first chunk.
import { tryOrUndefined } from "#session/storage.ts";
import { createStore } from "#ui/store.ts";

/** The key of this tab's drafts in the session storage. */
export const draftsKey = "case-viewer.create.drafts";

const clearedCount = createStore(0);

/** Deletes every draft of this tab; an open form stays as it is. */
export function dropDrafts(): void {
  tryOrUndefined(() => sessionStorage.removeItem(draftsKey));
}

/**
 * Deletes every draft of this tab and empties an open form, when the operator signs out. Requests
 * whose outcome is unknown stay: the next operator is asked before sending them again.
 */
export function clearDrafts(): void {
  dropDrafts();
  clearedCount.set(clearedCount.get() + 1);
}

/** Calls back after {@link clearDrafts}. @returns a function that unsubscribes. */
export const onClearedDrafts = clearedCount.subscribe;
