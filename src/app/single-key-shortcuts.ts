import { readStored, removeStored, storeText } from "#lib/storage.ts";

const key = "case-viewer.letter-keys";

/** Whether single keys act, as stored in this browser; by default they do. */
export const readSingleKeyShortcuts = (): boolean => readStored(() => localStorage, key) !== "off";

export function storeSingleKeyShortcuts(isOn: boolean): void {
  if (isOn) removeStored(() => localStorage, key);
  else storeText(() => localStorage, key, "off");
}
