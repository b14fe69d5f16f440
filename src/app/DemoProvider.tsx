import { createContext, type ReactNode, use } from "react";
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

const DemoContext = createContext<Demo | undefined>(undefined);

/** Gives everything below it the demo, if there is one. */
export function DemoProvider({ demo, children }: { demo: Demo | undefined; children: ReactNode }) {
  return <DemoContext value={demo}>{children}</DemoContext>;
}

/** The demo, in the demo build. */
export const useDemo = (): Demo | undefined => use(DemoContext);
