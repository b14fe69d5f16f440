import { readText, removeStored, storeText } from "#lib/storage.ts";

const key = "case-viewer.letter-keys";

/** The operator's choice, stored in this browser, whether single keys act. They do by default. */
export const readSingleKeyShortcuts = (): boolean => readText(() => localStorage, key) !== "off";

/** Stores the choice whether single keys act. */
export function storeSingleKeyShortcuts(isOn: boolean): void {
  if (isOn) removeStored(() => localStorage, key);
  else storeText(() => localStorage, key, "off");
}
