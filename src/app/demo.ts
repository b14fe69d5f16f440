import type { ComponentType } from "react";
import type { LanguageTag } from "#i18n/languages.ts";

/** The embedded service of the demo build, which `main.tsx` starts, as the application needs it. */
export interface Demo {
  /** The service's first cases, in the order of the worklist, and what each demonstrates. */
  readonly cases: readonly {
    readonly id: number;
    readonly about: Readonly<Record<LanguageTag, string>>;
  }[];
  /** The cases to look at first. */
  readonly bestCaseIds: readonly number[];
  /** The operator's user name in the service. */
  readonly operatorName: string;
  /** The ARN of a transaction that has no case yet, for creating one. */
  readonly freeArn: string;
  /** The ARN of a transaction for which a case is created while the answer is lost. */
  readonly lostArn: string;
  /** Ids for which the service fails: see `service/faults.ts`. */
  readonly faultCaseIds: Readonly<
    Record<"status" | "silent" | "page" | "unauthorizedOnce", number>
  >;
  /** Gives the service its first cases again, and deletes all others. */
  readonly reset: () => Promise<void>;
  /** Above the worklist. */
  readonly Tour: ComponentType<{ readonly demo: Demo }>;
  /** On the settings page. */
  readonly SettingsPanel: ComponentType<{ readonly demo: Demo }>;
}
