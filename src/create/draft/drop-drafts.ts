// Own file: signing out needs it, and the schema of a draft stays out of the first chunk.
import { attempt } from "#session/storage.ts";

/** The key of this tab's drafts in the session storage. */
export const draftsKey = "case-viewer.create.drafts";

/** Forgets every draft of this tab; an open form stays as it is. */
export function dropDrafts(): void {
  attempt(() => sessionStorage.removeItem(draftsKey));
}
