import type { ComponentType } from "react";
import type { CaseId } from "#model/case-id.ts";

/** The embedded service of the demo build, which `main.tsx` starts, as the application needs it. */
export interface Demo {
  /** The service's first cases, in the order of the worklist. */
  readonly caseIds: readonly CaseId[];
  /** The operator's user name in the service. */
  readonly operatorName: string;
  /** Gives the service its first cases again, and deletes all others. */
  readonly reset: () => Promise<void>;
  /** Above the worklist. */
  readonly Line: ComponentType;
  /** On the settings page. */
  readonly SettingsPanel: ComponentType<{ readonly demo: Demo }>;
}
