// A file of its own: signing out imports it, and the form must stay out of the first chunk.
import { safeSessionStorage } from "#lib/storage.ts";

/** The key of this tab's drafts in the session storage. */
export const draftsKey = "case-viewer.create.drafts";

/**
 * Deletes every draft of this tab; an open form stays as it is. Requests whose outcome is unknown stay:
 * the next operator is asked before sending them again.
 */
export function clearDrafts(): void {
  safeSessionStorage.remove(draftsKey);
}
