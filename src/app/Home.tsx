import { lazy, Suspense } from "react";
import { HomePage } from "#worklist/HomePage.tsx";
import type { Demo } from "./demo.ts";

const DemoWelcome = lazy(async () => ({
  default: (await import("./DemoWelcome.tsx")).DemoWelcome,
}));

/** `/`, with what to try in the demo. */
export function Home({ demo }: { readonly demo: Demo | undefined }) {
  if (!demo) return <HomePage />;
  return (
    <HomePage
      welcome={
        <Suspense>
          <DemoWelcome demo={demo} />
        </Suspense>
      }
    />
  );
}
