import { type ReactNode, useState } from "react";
import { requiredContext } from "#lib/required-context.ts";
import { SingleKeyShortcutsContext } from "#ui/page/shortcut.ts";
import { readSingleKeyShortcuts, storeSingleKeyShortcuts } from "./single-key-shortcuts.ts";
import { applyTheme, readTheme, storeTheme, type Theme } from "./theme.ts";

interface Preferences {
  readonly theme: Theme;
  /** Applies a theme and stores it in this browser. */
  readonly setTheme: (theme: Theme) => void;
  readonly areSingleKeyShortcutsOn: boolean;
  /** Switches the single-key shortcuts, and stores the choice in this browser. */
  readonly setSingleKeyShortcutsOn: (isOn: boolean) => void;
}

const [PreferencesContext, usePreferences] = requiredContext<Preferences>("PreferencesProvider");

export { usePreferences };

export function PreferencesProvider({ children }: { readonly children: ReactNode }) {
  const [theme, setTheme] = useState(readTheme);
  const [areSingleKeyShortcutsOn, setSingleKeyShortcutsOn] = useState(readSingleKeyShortcuts);
  const preferences: Preferences = {
    theme,
    setTheme(next) {
      storeTheme(next);
      applyTheme(next);
      setTheme(next);
    },
    areSingleKeyShortcutsOn,
    setSingleKeyShortcutsOn(isOn) {
      storeSingleKeyShortcuts(isOn);
      setSingleKeyShortcutsOn(isOn);
    },
  };
  return (
    <PreferencesContext value={preferences}>
      <SingleKeyShortcutsContext value={areSingleKeyShortcutsOn}>
        {children}
      </SingleKeyShortcutsContext>
    </PreferencesContext>
  );
}
