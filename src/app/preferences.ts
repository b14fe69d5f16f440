import { requiredContext } from "#lib/required-context.ts";
import { createStoredChoice } from "#lib/store.ts";

export type Theme = "system" | "light" | "dark";

export const themes: readonly Theme[] = ["system", "light", "dark"];

/** The operator's choices for all pages, stored in this browser. Applies the theme, now and whenever it changes. */
export function createPreferences() {
  const theme = createStoredChoice<Theme>(
    "case-viewer.theme",
    (stored) => themes.find((known) => known === stored) ?? "system",
    (chosen) => (chosen === "system" ? undefined : chosen),
  );
  function applyTheme() {
    const { dataset } = document.documentElement;
    if (theme.get() === "system") delete dataset["theme"];
    else dataset["theme"] = theme.get();
  }
  applyTheme();
  theme.subscribe(applyTheme);
  const singleKeyShortcuts = createStoredChoice(
    "case-viewer.letter-keys",
    (stored) => stored !== "off",
    (isOn) => (isOn ? undefined : "off"),
  );
  const choices = { theme, singleKeyShortcuts };
  return {
    ...choices,
    reset() {
      for (const choice of Object.values(choices)) choice.reset();
    },
  };
}

export type Preferences = ReturnType<typeof createPreferences>;

export const [PreferencesContext, usePreferences] =
  requiredContext<Preferences>("PreferencesContext");
