import { notifyManager, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, Route, Routes, UNSAFE_createBrowserHistory } from "react-router";
import { type Api, ApiContext } from "#api/api-context.ts";
import { CasePage } from "#case/CasePage.tsx";
import { publishSignedOut } from "#changes/seen-events.ts";
import { clearDrafts } from "#create/clear-drafts.ts";
import { LanguageProvider, useWords } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { GuardedRouter } from "#route/GuardedRouter.tsx";
import { guardedHistory } from "#route/guarded-history.ts";
import { watchIdle } from "#session/idle-lock.ts";
import { SessionProvider } from "#session/SessionProvider.tsx";
import type { Session } from "#session/session.ts";
import type { Settings } from "#session/settings.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";
import { followOpenedCases } from "#worklist/open/opened-cases.ts";
import { WorklistProvider } from "#worklist/WorklistProvider.tsx";
import { Worklist } from "#worklist/worklist.ts";
import type { Demo } from "./demo.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import { Shell } from "./Shell.tsx";

const HomePage = lazyComponent(async () => (await import("#worklist/HomePage.tsx")).HomePage);
const CreatePage = lazyComponent(async () => (await import("#create/CreatePage.tsx")).CreatePage);
const SettingsPage = lazyComponent(async () => (await import("./SettingsPage.tsx")).SettingsPage);

// React Query notifies its observers in a timer unless it is given a scheduler; a microtask is sooner.
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
  useEffect(() => session.onSignOut(() => forget(queries, worklist)), [session, queries, worklist]);
  useEffect(
    () => followOpenedCases(queries, worklist, api, settings),
    [queries, worklist, api, settings],
  );

  return (
    <LanguageProvider first={language}>
      <SessionProvider session={session} settings={settings} isDemo={demo !== undefined}>
        <ApiContext value={api}>
          <QueryClientProvider client={queries}>
            <WorklistProvider worklist={worklist}>
              <GuardedRouter history={history} basename={import.meta.env.BASE_URL}>
                <Pages demo={demo} />
              </GuardedRouter>
            </WorklistProvider>
          </QueryClientProvider>
        </ApiContext>
      </SessionProvider>
    </LanguageProvider>
  );
}

/** The page of each address. */
function Pages({ demo }: Pick<AppProps, "demo">) {
  return (
    <PageBoundary>
      <Routes>
        <Route element={<Shell />}>
          <Route index element={<HomePage welcome={demo && <demo.Tour demo={demo} />} />} />
          <Route path="cases/new" element={<CreatePage />} />
          <Route path="cases/:id" element={<CasePage />} />
          <Route path="settings" element={<SettingsPage demo={demo} />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </PageBoundary>
  );
}

function NotFoundPage() {
  const { notFound } = useWords().app;
  return (
    <MessagePage title={notFound.title}>
      <p>{notFound.what}</p>
      <Link to="/">{notFound.back}</Link>
    </MessagePage>
  );
}

/** Drops all data of cases and drafts after signing out, also from the page behind the dialog. */
function forget(queries: QueryClient, worklist: Worklist): void {
  worklist.clearOnSignOut();
  queries.removeQueries({ type: "inactive" });
  void queries.resetQueries({ type: "active" });
  publishSignedOut();
  clearDrafts();
}
