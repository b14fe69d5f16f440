import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { type DataRouter, RouterProvider } from "react-router";
import { type Api, ApiContext } from "#api/api-context.ts";
import { publishSignedOut } from "#changes/seen-events.ts";
import { clearDrafts } from "#create/clear-drafts.ts";
import { LanguageProvider } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { watchIdle } from "#session/idle-lock.ts";
import { SessionProvider } from "#session/SessionProvider.tsx";
import type { Session } from "#session/session.ts";
import { followOpenedCases } from "#worklist/open/opened-cases.ts";
import { WorklistProvider } from "#worklist/WorklistProvider.tsx";
import type { Worklist } from "#worklist/worklist.ts";

interface AppProps {
  /** The language to begin with. */
  readonly language: Language;
  readonly session: Session;
  readonly api: Api;
  readonly queries: QueryClient;
  readonly worklist: Worklist;
  /** Made from `createRoutes`. */
  readonly router: DataRouter;
  readonly isDemo?: boolean;
}

/** The application: everything the screens share. */
export function App(props: AppProps) {
  const { language, session, api, queries, worklist, router, isDemo = false } = props;
  const { settings } = api;

  useEffect(
    () => watchIdle(isDemo ? 0 : settings.idleMinutes, session),
    [isDemo, settings.idleMinutes, session],
  );
  useEffect(() => session.onSignOut(() => forget(queries, worklist)), [session, queries, worklist]);
  useEffect(
    () => followOpenedCases(queries, worklist, api, settings),
    [queries, worklist, api, settings],
  );

  return (
    <LanguageProvider first={language}>
      <SessionProvider session={session} settings={settings} isDemo={isDemo}>
        <ApiContext value={api}>
          <QueryClientProvider client={queries}>
            <WorklistProvider worklist={worklist}>
              {/* React reports what a boundary catches; the router would write it to the console. */}
              <RouterProvider router={router} onError={() => {}} />
            </WorklistProvider>
          </QueryClientProvider>
        </ApiContext>
      </SessionProvider>
    </LanguageProvider>
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
