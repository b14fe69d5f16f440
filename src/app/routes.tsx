import type { QueryClient } from "@tanstack/react-query";
import type { RouteObject } from "react-router";
import type { ApiConfig } from "#api/api-config.ts";
import { caseQueries } from "#api/queries.ts";
import { CasePage } from "#case/CasePage.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { importChunk } from "#lib/import-chunk.ts";
import { readEnteredId } from "#model/case-id.ts";
import { LinkButton } from "#ui/Button.tsx";
import { Main, MessagePage } from "#ui/Main.tsx";
import type { Demo } from "./demo.ts";
import { RouteErrorPage } from "./RouteErrorPage.tsx";
import { Shell } from "./Shell.tsx";

interface RouteServices {
  readonly queries: QueryClient;
  readonly api: ApiConfig;
  readonly demo?: Demo | undefined;
}

export const createRoutes = ({ queries, api, demo }: RouteServices): RouteObject[] => [
  {
    Component: Shell,
    // For an error in the bar.
    ErrorBoundary: RouteErrorPage,
    children: [
      {
        // A page that fails or is still loading leaves the bar.
        ErrorBoundary: RouteErrorPage,
        HydrateFallback: LoadingPage,
        children: [
          {
            index: true,
            lazy: () =>
              importChunk(async () => {
                const { HomePage } = await import("#worklist/HomePage.tsx");
                return { element: <HomePage demoLine={demo && <demo.Line />} /> };
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
                return { element: <SettingsPage demo={demo} /> };
              }),
          },
          { path: "*", Component: NotFoundPage },
        ],
      },
    ],
  },
];

/** Starts reading a case while its screen is rendered, and does not wait for it. */
function startReading(id: string, queries: QueryClient, api: ApiConfig): void {
  const caseId = readEnteredId(id);
  if (caseId === undefined) return;
  // The screen shows a failure.
  queries.query(caseQueries.detail(api, caseId)).catch(() => {});
}

function LoadingPage() {
  return <Main isBusy />;
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
