import type { CaseId } from "#model/case-id.ts";
import type { CaseRow } from "./case-row.ts";

/** A case on the list. */
export interface Entry {
  readonly id: CaseId;
  /** To be asked for; waiting for its turn or on its way; or neither. */
  readonly status: "new" | "loading" | "done";
  /** What was read last. */
  readonly row: CaseRow | undefined;
  /** Why it could not be read the last time; kept while it is retried. */
  readonly error: unknown;
}
