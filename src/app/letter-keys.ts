import { tryOrUndefined } from "#session/storage.ts";
import { areLetterKeysOn } from "#ui/page/shortcut.ts";

const key = "case-viewer.letter-keys";

/** Applies the operator's choice, stored in this browser, whether single keys act. They do by default. */
export const applyLetterKeys = (): void =>
  areLetterKeysOn.set(tryOrUndefined(() => localStorage.getItem(key)) !== "off");

/** Stores the choice and applies it. */
export function storeLetterKeys(isOn: boolean): void {
  tryOrUndefined(() => (isOn ? localStorage.removeItem(key) : localStorage.setItem(key, "off")));
  areLetterKeysOn.set(isOn);
}
