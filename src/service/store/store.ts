import type { BpItem } from "../answer-types.ts";

export interface CaseRecord {
  readonly id: number;
  readonly bpItem: BpItem;
  /** What the case becomes after a reading without files, as if other people changed it. */
  readonly later?: BpItem;
}

export interface StoredState {
  /** By ascending ids. */
  readonly cases: readonly CaseRecord[];
  /** The files of created cases by document id. */
  readonly files: ReadonlyMap<string, Blob>;
}

/** Stores the cases of the service. */
export interface Store {
  /** @returns an empty state before the first change */
  readonly read: () => Promise<StoredState>;
  /**
   * Changes the state in one transaction, so that two tabs never make the same id nor two open cases of one ARN.
   * @param make must not wait for anything
   */
  readonly change: (make: (state: StoredState) => StoredState) => Promise<void>;
}

export const noCases: StoredState = { cases: [], files: new Map() };

export function createMemoryStore(): Store {
  let state = noCases;
  return {
    read: async () => state,
    async change(make) {
      state = make(state);
    },
  };
}
