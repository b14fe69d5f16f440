import type { CaseId } from "#model/case-id.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import type { ChangeCounts } from "#model/change.ts";

export interface Entry {
  readonly id: CaseId;
  readonly isNew: boolean;
  readonly isOpened: boolean;
  /** The summary that was read last; `undefined` before the first. */
  readonly summary: CaseSummary | undefined;
  /** Why the last request failed; `undefined` while it is repeated. */
  readonly error: unknown;
  /** Whether the case is being read, for the first time or again, or waits for its turn. */
  readonly isLoading: boolean;
  /** Whether the case could not be loaded and was never read before. True also while it is retried. */
  readonly isNotLoaded: boolean;
  readonly changes: ChangeCounts | undefined;
}

export const isListLoading = (entries: readonly Entry[]): boolean =>
  entries.some(({ isLoading }) => isLoading);

export const idsOf = (entries: readonly Entry[]): CaseId[] => entries.map(({ id }) => id);

/** The number of changes of a case that have not been acknowledged; 0 when it is unknown. */
export const changeCountOf = ({ changes }: Entry): number => changes?.total ?? 0;
