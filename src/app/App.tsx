import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { UNSAFE_createBrowserHistory } from "react-router";
import { type Api, ApiProvider } from "#api/ApiProvider.tsx";
import { tellSignedOut } from "#changes/seen-events.ts";
import { dropDrafts } from "#create/draft/drop-drafts.ts";
import { LanguageProvider } from "#language/LanguageProvider.tsx";
import type { Language } from "#language/words.ts";
import { GuardedRouter } from "#route/GuardedRouter.tsx";
import { guardedHistory } from "#route/guarded-history.ts";
import { watchIdle } from "#session/idle-lock.ts";
import { SessionProvider } from "#session/SessionProvider.tsx";
import type { Session } from "#session/session.ts";
import type { Settings } from "#session/settings.ts";
import { followOpened } from "#worklist/opened-cases.ts";
import { WorklistProvider } from "#worklist/WorklistProvider.tsx";
import { Worklist } from "#worklist/worklist.ts";
import { DemoProvider } from "./DemoProvider.tsx";
import type { Demo } from "./demo.ts";
import { Pages } from "./Pages.tsx";

// An answer is shown at once, and not a timer later.
notifyManager.setScheduler(queueMicrotask);

interface AppProps {
  /** The language to begin with. */
  readonly language: Language;
  readonly settings: Settings;
  readonly session: Session;
  readonly api: Api;
  readonly demo: Demo | undefined;
}

/** The application: everything the screens share. */
export function App({ language, settings, session, api, demo }: AppProps) {
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } }),
  );
  const [history] = useState(() => guardedHistory(UNSAFE_createBrowserHistory({ v5Compat: true })));
  const [worklist] = useState(() => new Worklist(settings.baseUrl));

  useEffect(
    () => watchIdle(demo ? 0 : settings.idleMinutes, session),
    [demo, settings.idleMinutes, session],
  );
  useEffect(
    () =>
      session.subscribe(() => {
        if (session.state() === "signed-out") forget(queries, worklist);
      }),
    [session, queries, worklist],
  );
  useEffect(
    () => followOpened(queries, worklist, api, settings),
    [queries, worklist, api, settings],
  );

  return (
    <LanguageProvider first={language}>
      <SessionProvider session={session} settings={settings} isDemo={demo !== undefined}>
        <DemoProvider demo={demo}>
          <ApiProvider api={api}>
            <QueryClientProvider client={queries}>
              <WorklistProvider worklist={worklist}>
                <GuardedRouter history={history} basename={import.meta.env.BASE_URL}>
                  <Pages />
                </GuardedRouter>
              </WorklistProvider>
            </QueryClientProvider>
          </ApiProvider>
        </DemoProvider>
      </SessionProvider>
    </LanguageProvider>
  );
}

/** After signing out nothing of a case or a draft stays: not in the cache, not behind the dialog. */
function forget(queries: QueryClient, worklist: Worklist): void {
  worklist.forget();
  queries.removeQueries({ type: "inactive" });
  void queries.resetQueries({ type: "active" });
  tellSignedOut();
  dropDrafts();
  import("#create/clear-drafts.ts").then(
    ({ clearDrafts }) => clearDrafts(),
    // It is there where a form was opened.
    () => {},
  );
}
