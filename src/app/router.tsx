import { createBrowserRouter } from "react-router";
import { CasePage } from "#case/CasePage.tsx";
import { BrokenPage } from "./BrokenPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { Shell } from "./Shell.tsx";

/** The routes, below the address the application is served under. */
export const makeRouter = () =>
  createBrowserRouter(
    [
      {
        Component: Shell,
        ErrorBoundary: BrokenPage,
        HydrateFallback: () => null,
        children: [
          {
            ErrorBoundary: BrokenPage,
            children: [
              {
                index: true,
                lazy: async () => ({ Component: (await import("./Home.tsx")).Home }),
              },
              {
                path: "cases/new",
                lazy: async () => ({
                  Component: (await import("#create/CreatePage.tsx")).CreatePage,
                }),
              },
              { path: "cases/:id", Component: CasePage },
              {
                path: "settings",
                lazy: async () => ({
                  Component: (await import("./SettingsPage.tsx")).SettingsPage,
                }),
              },
              { path: "*", Component: NotFoundPage },
            ],
          },
        ],
      },
    ],
    { basename: import.meta.env.BASE_URL },
  );
