import { useSyncExternalStore } from "react";
import { attempt } from "#session/storage.ts";

/** What the operator chose: the system's theme, or always one. */
export type Theme = "system" | "light" | "dark";

/** Every theme, in the order offered. */
export const themes: readonly Theme[] = ["system", "light", "dark"];

const key = "case-viewer.theme";

/** The theme kept in this browser; the system's when there is none. */
export function readTheme(): Theme {
  const kept = attempt(() => localStorage.getItem(key));
  return themes.find((theme) => theme === kept) ?? "system";
}

/** Puts a theme on the page. */
export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

const changed = new EventTarget();

/** Keeps a theme in this browser and puts it on the page. */
export function keepTheme(theme: Theme): void {
  attempt(() =>
    theme === "system" ? localStorage.removeItem(key) : localStorage.setItem(key, theme),
  );
  applyTheme(theme);
  changed.dispatchEvent(new Event("change"));
}

/** The theme kept in this browser, wherever it is chosen. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, readTheme);

function subscribe(callback: () => void): () => void {
  changed.addEventListener("change", callback);
  return () => changed.removeEventListener("change", callback);
}
