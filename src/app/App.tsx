import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { type DataRouter, RouterProvider } from "react-router";
import { type ApiClient, ApiClientContext } from "#api/api-client.ts";
import { createCasesKey } from "#api/queries.ts";
import { type SeenCases, SeenCasesContext } from "#changes/seen-cases.ts";
import { draftWork } from "#create/draft/clear-draft.ts";
import { type RequestHistory, RequestHistoryContext } from "#create/send/request-history.ts";
import { LanguageProvider } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { useStore } from "#lib/store.ts";
import { watchIdle } from "#session/idle-lock.ts";
import type { OperatorName } from "#session/operator-name.ts";
import { SessionProvider } from "#session/SessionProvider.tsx";
import type { Session } from "#session/session.ts";
import type { OperatorWork } from "#session/work.ts";
import type { AppClipboard } from "#ui/copy/clipboard.tsx";
import { ClipboardContext } from "#ui/copy/clipboard.tsx";
import { SingleKeyShortcutsContext } from "#ui/page/shortcut.ts";
import type { ListedCases } from "#worklist/store/listed-cases.ts";
import { ListedCasesContext } from "#worklist/store/listed-cases.ts";
import { type Preferences, PreferencesContext } from "./preferences.ts";

export interface AppServices {
  readonly session: Session;
  readonly operator: OperatorName;
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly listedCases: ListedCases;
  readonly seenCases: SeenCases;
  readonly requestHistory: RequestHistory;
  readonly clipboard: AppClipboard;
  readonly preferences: Preferences;
  readonly isDemo: boolean;
}

interface AppProps {
  readonly language: Language;
  readonly services: AppServices;
  readonly router: DataRouter;
  /** Called with the error of a page that could not be loaded. React tells its root about errors of rendering. */
  readonly onPageNotLoaded?: (error: unknown) => void;
}

export function App({ language, services, router, onPageNotLoaded }: AppProps) {
  const { session, operator, api, preferences, isDemo } = services;
  useEffect(() => startListening(services, router), [services, router]);
  return (
    <LanguageProvider first={language}>
      <SessionProvider {...{ session, settings: api.settings, operator, isDemo }}>
        <ApiClientContext value={api}>
          <QueryClientProvider client={services.queries}>
            <ListedCasesContext value={services.listedCases}>
              <SeenCasesContext value={services.seenCases}>
                <RequestHistoryContext value={services.requestHistory}>
                  <ClipboardContext value={services.clipboard}>
                    <PreferencesContext value={preferences}>
                      <SingleKeyShortcutsContext value={useStore(preferences.singleKeyShortcuts)}>
                        {/* Without the handler the router would write all errors to the console. */}
                        <RouterProvider
                          router={router}
                          onError={(error, { errorInfo }) => {
                            if (!errorInfo) onPageNotLoaded?.(error);
                          }}
                        />
                      </SingleKeyShortcutsContext>
                    </PreferencesContext>
                  </ClipboardContext>
                </RequestHistoryContext>
              </SeenCasesContext>
            </ListedCasesContext>
          </QueryClientProvider>
        </ApiClientContext>
      </SessionProvider>
    </LanguageProvider>
  );
}

function startListening(services: AppServices, router: DataRouter): () => void {
  const { session, operator, api, queries, listedCases, seenCases, requestHistory, isDemo } =
    services;
  const work: readonly OperatorWork[] = [
    {
      losses: () => ({ requests: queries.isMutating({ mutationKey: createCasesKey }) }),
      clearOnSignOut: () => queries.clear(),
    },
    draftWork,
    listedCases,
    seenCases,
    requestHistory,
    operator,
    { clearOnSignOut: () => void router.navigate("/", { replace: true }) },
  ];
  const stops = [
    ...(isDemo ? [] : [watchIdle(api.settings, session)]),
    ...work.map((part) => session.work.add(part)),
    listedCases.syncTabs(),
    seenCases.syncTabs(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
