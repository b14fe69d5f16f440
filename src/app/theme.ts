import { safeLocalStorage } from "#lib/storage.ts";

/** The operator's choice of a theme: the system's, or always the same. */
export type Theme = "system" | "light" | "dark";

export const themes: readonly Theme[] = ["system", "light", "dark"];

const key = "case-viewer.theme";

/** The theme stored in this browser; the system's when there is none. */
export function readTheme(): Theme {
  const stored = safeLocalStorage.read(key);
  return themes.find((theme) => theme === stored) ?? "system";
}

export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export function storeTheme(theme: Theme): void {
  if (theme === "system") safeLocalStorage.remove(key);
  else safeLocalStorage.write(key, theme);
}
