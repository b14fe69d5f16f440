import { createdArns } from "./created-arns.ts";
import { dropDraft } from "./draft.ts";
import { sentRequests } from "./sent-requests.ts";

const cleared = new EventTarget();

/** Forgets everything the create form keeps in this tab, and empties an open form. For signing out. */
export function clearDrafts(): void {
  dropDraft();
  sentRequests.clear();
  createdArns.clear();
  cleared.dispatchEvent(new Event("clear"));
}

/** Calls back after {@link clearDrafts}. @returns how to stop. */
export function onClearedDrafts(callback: () => void): () => void {
  cleared.addEventListener("clear", callback);
  return () => cleared.removeEventListener("clear", callback);
}
