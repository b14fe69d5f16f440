import { createContext, use } from "react";
import type { Settings } from "./settings.ts";

/** Given by the `SessionProvider`, which is opened with the settings. */
export const SettingsContext = createContext<Settings | undefined>(undefined);

/** The run-time settings. */
export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error("useSettings needs a SessionProvider above it");
  return settings;
}
