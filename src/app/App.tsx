import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { type DataRouter, RouterProvider } from "react-router";
import { type Api, ApiContext } from "#api/api-context.ts";
import { CaseTogglesProvider } from "#case/CaseTogglesProvider.tsx";
import { publishSignedOut } from "#changes/seen-events.ts";
import { clearDrafts } from "#create/clear-drafts.ts";
import { LanguageProvider } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { ListedCasesProvider } from "#listed-cases/ListedCasesProvider.tsx";
import type { ListedCases } from "#listed-cases/listed-cases.ts";
import { watchIdle } from "#session/idle-lock.ts";
import type { OperatorName } from "#session/operator-name.ts";
import { SessionProvider } from "#session/SessionProvider.tsx";
import type { Session } from "#session/session.ts";
import { PreferencesProvider } from "./PreferencesProvider.tsx";

interface AppProps {
  /** The language to begin with. */
  readonly language: Language;
  readonly session: Session;
  readonly operator: OperatorName;
  readonly api: Api;
  readonly queries: QueryClient;
  readonly listedCases: ListedCases;
  /** Made from `createRoutes`. */
  readonly router: DataRouter;
  readonly isDemo?: boolean;
}

/** The application: everything the screens share. */
export function App(props: AppProps) {
  const { language, session, operator, api, queries, listedCases, router, isDemo = false } = props;
  const { settings } = api;

  useEffect(
    () => watchIdle(isDemo ? 0 : settings.idleMinutes, session),
    [isDemo, settings.idleMinutes, session],
  );
  useEffect(
    () => session.onSignOut(() => forget(queries, listedCases)),
    [session, queries, listedCases],
  );

  return (
    <LanguageProvider first={language}>
      <SessionProvider {...{ session, settings, operator, isDemo }}>
        <ApiContext value={api}>
          <QueryClientProvider client={queries}>
            <ListedCasesProvider listedCases={listedCases}>
              <PreferencesProvider>
                <CaseTogglesProvider>
                  {/* React reports what a boundary catches; the router would write it to the console. */}
                  <RouterProvider router={router} onError={() => {}} />
                </CaseTogglesProvider>
              </PreferencesProvider>
            </ListedCasesProvider>
          </QueryClientProvider>
        </ApiContext>
      </SessionProvider>
    </LanguageProvider>
  );
}

/** Drops all data of cases and drafts after signing out, also from the page behind the dialog. */
function forget(queries: QueryClient, listedCases: ListedCases): void {
  listedCases.clearOnSignOut();
  queries.removeQueries({ type: "inactive" });
  void queries.resetQueries({ type: "active" });
  publishSignedOut();
  clearDrafts();
}
