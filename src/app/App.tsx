import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { type DataRouter, RouterProvider } from "react-router";
import { type ApiConfig, ApiConfigContext } from "#api/api-config.ts";
import { CaseTogglesProvider } from "#case/CaseTogglesProvider.tsx";
import { notesKey } from "#case/raw/notes-query.ts";
import { changesKey } from "#changes/changes-query.ts";
import { SeenCasesProvider } from "#changes/SeenCasesProvider.tsx";
import type { SeenCases } from "#changes/seen-cases.ts";
import { clearDrafts } from "#create/clear-drafts.ts";
import type { RequestHistory } from "#create/send/request-history.ts";
import { RequestHistoryContext } from "#create/send/request-history-context.ts";
import { LanguageProvider } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { ListedCasesProvider } from "#listed-cases/ListedCasesProvider.tsx";
import type { ListedCases } from "#listed-cases/listed-cases.ts";
import { watchIdle } from "#session/idle-lock.ts";
import type { OperatorName } from "#session/operator-name.ts";
import { SessionProvider } from "#session/SessionProvider.tsx";
import type { Session } from "#session/session.ts";
import type { AppClipboard } from "#ui/copy/clipboard.ts";
import { ClipboardContext } from "#ui/copy/clipboard-context.ts";
import { PreferencesProvider } from "./PreferencesProvider.tsx";

interface AppProps {
  readonly language: Language;
  readonly session: Session;
  readonly operator: OperatorName;
  readonly api: ApiConfig;
  readonly queries: QueryClient;
  readonly listedCases: ListedCases;
  readonly seenCases: SeenCases;
  readonly requestHistory: RequestHistory;
  readonly clipboard: AppClipboard;
  /** Made from `createRoutes`. */
  readonly router: DataRouter;
  /** Called with the error of a page that could not be loaded. React tells its root about errors of rendering. */
  readonly onPageNotLoaded?: (error: unknown) => void;
  readonly isDemo?: boolean;
}

/** Everything that the screens share. */
export function App(props: AppProps) {
  const { language, session, operator, api, queries, router, isDemo = false } = props;
  const { listedCases, seenCases, requestHistory, clipboard, onPageNotLoaded } = props;
  const { settings } = api;

  useEffect(
    () => watchIdle(isDemo ? 0 : settings.idleMinutes, session),
    [isDemo, settings.idleMinutes, session],
  );
  useEffect(
    () => session.onSignOut(() => forget(queries, listedCases, seenCases)),
    [session, queries, listedCases, seenCases],
  );

  return (
    <LanguageProvider first={language}>
      <SessionProvider {...{ session, settings, operator, isDemo }}>
        <ApiConfigContext value={api}>
          <QueryClientProvider client={queries}>
            <ListedCasesProvider listedCases={listedCases}>
              <SeenCasesProvider seenCases={seenCases}>
                <RequestHistoryContext value={requestHistory}>
                  <ClipboardContext value={clipboard}>
                    <PreferencesProvider>
                      <CaseTogglesProvider>
                        {/* Without the handler the router would write all errors to the console. */}
                        <RouterProvider
                          router={router}
                          onError={(error, { errorInfo }) => {
                            if (!errorInfo) onPageNotLoaded?.(error);
                          }}
                        />
                      </CaseTogglesProvider>
                    </PreferencesProvider>
                  </ClipboardContext>
                </RequestHistoryContext>
              </SeenCasesProvider>
            </ListedCasesProvider>
          </QueryClientProvider>
        </ApiConfigContext>
      </SessionProvider>
    </LanguageProvider>
  );
}

/** Drops all data of cases and drafts after signing out, also from the page behind the dialog. */
function forget(queries: QueryClient, listedCases: ListedCases, seenCases: SeenCases): void {
  listedCases.clearOnSignOut();
  seenCases.clearOnSignOut();
  // Also what was found in the case that leaves the screen: finding it again would keep the case.
  for (const queryKey of [changesKey, notesKey]) queries.removeQueries({ queryKey });
  queries.removeQueries({ type: "inactive" });
  void queries.resetQueries({ type: "active" });
  clearDrafts();
}
