import { Suspense } from "react";
import { LanguageProvider, useWords } from "#language/LanguageProvider.tsx";
import { lazyPart } from "#language/lazy-part.tsx";
import type { Language } from "#language/words.ts";
import { Boundary } from "#ui/Boundary.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";

const StartFailed = lazyPart(async () => (await import("./StartFailed.tsx")).StartFailed);

interface StartPageProps {
  readonly error: unknown;
  readonly language: Language;
}

/** The page in the place of the application when it cannot start; the reasons come when they are wanted. */
export function StartPage({ error, language }: StartPageProps) {
  return (
    <LanguageProvider first={language}>
      <Boundary renderInstead={() => <Unknown />}>
        <Suspense>
          <StartFailed error={error} />
        </Suspense>
      </Boundary>
    </LanguageProvider>
  );
}

/** Where nothing more comes from the server, the reason does not either. */
function Unknown() {
  const { app, failures } = useWords();
  return (
    <MessagePage title={app.broken.title} isAlert>
      <p>{failures.unexpected.whatToDo}</p>
    </MessagePage>
  );
}
