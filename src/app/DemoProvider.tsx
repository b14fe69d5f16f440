import { createContext, type ReactNode, use } from "react";
import type { Demo } from "./demo.ts";

const DemoContext = createContext<Demo | undefined>(undefined);

/** Gives everything below it the demo, if there is one. */
export function DemoProvider({ demo, children }: { demo: Demo | undefined; children: ReactNode }) {
  return <DemoContext value={demo}>{children}</DemoContext>;
}

/** The demo, in the demo build. */
export const useDemo = (): Demo | undefined => use(DemoContext);
