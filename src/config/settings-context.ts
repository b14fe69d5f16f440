import { createContext, use } from "react";
import type { Settings } from "./settings.ts";

/** Provided by `SessionProvider`, together with the session. */
export const SettingsContext = createContext<Settings | undefined>(undefined);

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error("useSettings needs a SessionProvider above it");
  return settings;
}
