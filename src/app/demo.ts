import type { Tag } from "#language/words.ts";

/** What the demo build hands to the application about its embedded service. */
export interface Demo {
  /** Its seeded cases, the best to look at first, and what each is there to show. */
  readonly cases: readonly { readonly id: number; readonly about: Readonly<Record<Tag, string>> }[];
  /** The reference of a transaction that no seeded case is about: to create one on. */
  readonly freeArn: string;
  /** Puts the first cases back. */
  readonly reset: () => Promise<void>;
}
