import { dropDrafts } from "./draft/drop-drafts.ts";
import { arnStore } from "./send/arn-store.ts";

const cleared = new EventTarget();

/**
 * Forgets what was typed into the create form of this tab, and empties an open form. For signing
 * out. Requests whose outcome is unknown stay: whoever comes next must not send them again unasked.
 */
export function clearDrafts(): void {
  dropDrafts();
  arnStore.clearCreated();
  cleared.dispatchEvent(new Event("clear"));
}

/** Calls back after {@link clearDrafts}. @returns how to stop. */
export function onClearedDrafts(callback: () => void): () => void {
  cleared.addEventListener("clear", callback);
  return () => cleared.removeEventListener("clear", callback);
}
