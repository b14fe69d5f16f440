import { requiredContext } from "#lib/required-context.ts";
import type { Settings } from "./settings.ts";

/** Provided by `SessionProvider`, together with the session. */
export const [SettingsContext, useSettings] = requiredContext<Settings>("SessionProvider");
