import { safeLocalStorage } from "#lib/storage.ts";

const key = "case-viewer.letter-keys";

/** Whether single keys act, as stored in this browser; by default they do. */
export const readSingleKeyShortcuts = (): boolean => safeLocalStorage.read(key) !== "off";

export function storeSingleKeyShortcuts(isOn: boolean): void {
  if (isOn) safeLocalStorage.remove(key);
  else safeLocalStorage.write(key, "off");
}
