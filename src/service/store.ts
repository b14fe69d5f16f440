import type { BpItem } from "./answer-types.ts";

export interface CaseRecord {
  readonly bpItem: BpItem;
  /** What the case becomes after a reading without files, as if other people changed it. */
  readonly later?: BpItem;
}

/** Stores the cases of the service, the newest last; none before the first change. */
export interface Store {
  readonly read: () => Promise<readonly CaseRecord[]>;
  /**
   * Changes the cases in one transaction, so that two tabs never make the same id nor two open cases of one ARN.
   * @param make must not wait for anything
   */
  readonly change: (make: (cases: readonly CaseRecord[]) => readonly CaseRecord[]) => Promise<void>;
}

export function createMemoryStore(): Store {
  let cases: readonly CaseRecord[] = [];
  return {
    read: async () => cases,
    async change(make) {
      cases = make(cases);
    },
  };
}
