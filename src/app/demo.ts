/** What the demo build hands to the application about its embedded service. */
export interface Demo {
  /** The ids of its seeded cases. */
  readonly caseIds: readonly number[];
  /** Puts the first cases back. */
  readonly reset: () => Promise<void>;
}
