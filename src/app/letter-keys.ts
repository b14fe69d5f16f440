import { readText, removeStored, storeText } from "#session/storage.ts";

const key = "case-viewer.letter-keys";

/** The operator's choice, stored in this browser, whether single keys act. They do by default. */
export const readLetterKeys = (): boolean => readText(() => localStorage, key) !== "off";

/** Stores the choice whether single keys act. */
export function storeLetterKeys(isOn: boolean): void {
  if (isOn) removeStored(() => localStorage, key);
  else storeText(() => localStorage, key, "off");
}
