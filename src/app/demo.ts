import type { ComponentType } from "react";
import type { CaseId } from "#model/case-id.ts";

/** The embedded service of the demo build, which `main.tsx` starts, as the application needs it. */
export interface Demo {
  /** The service's first cases, in the order of the worklist. */
  readonly caseIds: readonly CaseId[];
  readonly operatorName: string;
  readonly reset: () => Promise<void>;
  readonly Line: ComponentType;
  readonly SettingsPanel: ComponentType<{ readonly demo: Demo }>;
}
