import { safeSessionStorage } from "#lib/storage.ts";

/** The place in the history of this tab before which everything was opened by an operator who has signed out. */
const key = "case-viewer.first-entry";

/** The place of the shown page in the history of this tab; 0 in a browser without the Navigation API. */
const currentPlace = (): number =>
  "navigation" in window ? (navigation.currentEntry?.index ?? 0) : 0;

/** Notes that what was opened in this tab so far belongs to the operator who signs out. */
export function endHistory(): void {
  safeSessionStorage.write(key, String(currentPlace()));
}

/**
 * To be called before the router is made. Puts the home page in place of what a former operator has opened, when Back
 * leads there: its address may have an ARN and fields of the form, and no page can take entries out of the history.
 * @param home the path of the home page.
 */
export function watchEndedHistory(home: string): void {
  function replaceEnded() {
    const isEnded = currentPlace() < Number(safeSessionStorage.read(key) ?? 0);
    if (isEnded) history.replaceState(history.state, "", home);
  }
  replaceEnded();
  addEventListener("popstate", replaceEnded);
}
