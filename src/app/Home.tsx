import { lazy, Suspense } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Tag } from "#i18n/languages.ts";
import { HomePage } from "#worklist/HomePage.tsx";

/** What the demo build hands to the application about its embedded service. */
export interface Demo {
  /** Its seeded cases, the best to look at first, and what each is there to show. */
  readonly cases: readonly { readonly id: number; readonly about: Readonly<Record<Tag, string>> }[];
  /** The reference of a transaction that no seeded case is about: to create one on. */
  readonly freeArn: string;
  /** Puts the first cases back. */
  readonly reset: () => Promise<void>;
}

const DemoWelcome = lazy(async () => ({
  default: (await import("./DemoWelcome.tsx")).DemoWelcome,
}));

/** `/`, with what to try in the demo. */
export function Home({ demo }: { readonly demo: Demo | undefined }) {
  const { tag } = useLanguage();
  if (!demo) return <HomePage />;
  const cases = demo.cases.map(({ id, about }) => ({ id, about: about[tag] }));
  return (
    <HomePage
      welcome={
        <Suspense>
          <DemoWelcome cases={cases} freeArn={demo.freeArn} />
        </Suspense>
      }
    />
  );
}
