import { attempt } from "#session/storage.ts";

/** Where the form of this tab is kept over a reload. */
export const draftKey = "case-viewer.create.draft";

/** Forgets the draft of this tab; the form goes on as it is. */
export function dropDraft(): void {
  attempt(() => sessionStorage.removeItem(draftKey));
}
