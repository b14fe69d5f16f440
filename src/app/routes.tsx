import type { QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { RouteObject } from "react-router";
import type { ApiClient } from "#api/api-client.ts";
import { caseQueries } from "#api/queries.ts";
import { CasePage } from "#case/CaseScreen.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { importChunk } from "#lib/import-chunk.ts";
import { readEnteredId } from "#model/case-id.ts";
import { LinkButton } from "#ui/Button.tsx";
import { Main, MessagePage } from "#ui/Main.tsx";
import { RouteErrorPage } from "./RouteErrorPage.tsx";
import { Shell } from "./Shell.tsx";

interface RouteServices {
  readonly queries: QueryClient;
  readonly api: ApiClient;
  /** What the demo build adds to the list and to the settings. */
  readonly demo?: { readonly line: ReactNode; readonly settings: ReactNode } | undefined;
}

export const createRoutes = ({ queries, api, demo }: RouteServices): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: RouteErrorPage,
    children: [
      {
        // A page that fails or is still loading leaves the bar.
        ErrorBoundary: RouteErrorPage,
        HydrateFallback: () => <Main isBusy />,
        children: [
          {
            index: true,
            lazy: () =>
              importChunk(async () => {
                const { HomePage } = await import("#worklist/HomePage.tsx");
                return { element: <HomePage demoLine={demo?.line} /> };
              }),
          },
          {
            path: "cases/new",
            lazy: () =>
              importChunk(async () => ({
                Component: (await import("#create/CreatePage.tsx")).CreatePage,
              })),
          },
          {
            path: "cases/:id",
            // In the first chunk: a case is what most operators open first.
            Component: CasePage,
            loader({ params: { id = "" } }) {
              startReading(id, queries, api);
              return null;
            },
            // Another stage or part of the same case needs no reading.
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams.id !== nextParams.id,
          },
          {
            path: "settings",
            lazy: () =>
              importChunk(async () => {
                const { SettingsPage } = await import("./settings/SettingsPage.tsx");
                return { element: <SettingsPage demoSection={demo?.settings} /> };
              }),
          },
          { path: "*", Component: NotFoundPage },
        ],
      },
    ],
  },
];

/** Starts reading a case while its screen is rendered, and does not wait for it. */
function startReading(id: string, queries: QueryClient, api: ApiClient): void {
  const caseId = readEnteredId(id);
  if (caseId === undefined) return;
  // The screen shows a failure.
  queries.query(caseQueries.detail(api, caseId)).catch(() => {});
}

function NotFoundPage() {
  const { notFound } = useMessages().app;
  return (
    <MessagePage title={notFound.title}>
      <p>{notFound.what}</p>
      <LinkButton to="/">{notFound.back}</LinkButton>
    </MessagePage>
  );
}
