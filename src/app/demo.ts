/** What the demo build hands to the application about its embedded service. */
export interface Demo {
  /** Its seeded cases, and what each is there to show. */
  readonly cases: readonly { readonly id: number; readonly about: string }[];
  /** Puts the first cases back. */
  readonly reset: () => Promise<void>;
}
