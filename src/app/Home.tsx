import { lazy, Suspense } from "react";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { HomePage } from "#worklist/HomePage.tsx";
import { useDemo } from "./DemoProvider.tsx";

const DemoWelcome = lazy(async () => ({
  default: (await import("#worklist/DemoWelcome.tsx")).DemoWelcome,
}));

/** `/`, with what to try in the demo. */
export function Home() {
  const { tag } = useLanguage();
  const demo = useDemo();
  const cases = demo?.cases.map(({ id, about }) => ({ id, about: about[tag] }));
  return (
    <HomePage
      welcome={
        demo &&
        cases && (
          <Suspense>
            <DemoWelcome cases={cases} freeArn={demo.freeArn} />
          </Suspense>
        )
      }
    />
  );
}
