import { tryOrUndefined } from "#session/storage.ts";

const key = "case-viewer.letter-keys";

/** The operator's choice, stored in this browser, whether single keys act. They do by default. */
export const readLetterKeys = (): boolean =>
  tryOrUndefined(() => localStorage.getItem(key)) !== "off";

/** Stores the choice whether single keys act. */
export function storeLetterKeys(isOn: boolean): void {
  tryOrUndefined(() => (isOn ? localStorage.removeItem(key) : localStorage.setItem(key, "off")));
}
