import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryRouter, RouterProvider } from "react-router";
import { render } from "vitest-browser-react";
import { ApiProvider } from "#api/ApiProvider.tsx";
import { forgetSeen } from "#changes/seen-database.ts";
import { SessionProvider } from "#session/SessionProvider.tsx";
import { openSession } from "#session/session.ts";
import { readSettings } from "#session/settings.ts";
import { CasePage } from "../CasePage.tsx";

interface RenderedCase {
  /** Each answer of GetBpItem, one after another; the last one is repeated. */
  readonly answers: readonly (() => Response | Promise<Response>)[];
  readonly path?: string;
  readonly settings?: object;
  /** What was seen before stays known; else this is the first look at every case. */
  readonly isReturn?: boolean;
  /** What throws below a boundary is expected to, and not told on the console. */
  readonly isQuiet?: boolean;
}

/** For tests: the case screen over given answers, and the paths that were asked for. */
export async function renderCase({
  answers,
  path = "/cases/900453",
  settings = {},
  isReturn = false,
  isQuiet = false,
}: RenderedCase) {
  if (!isReturn) await forgetSeen();
  const read = readSettings({ auth: "proxy", ...settings }).settings;
  const session = openSession(read);
  const asked: string[] = [];
  const connection = {
    baseUrl: "",
    fetch: async (...[url]: Parameters<typeof fetch>) => {
      asked.push(new Request(url).url);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      if (!answer) throw new TypeError("no answer");
      return answer();
    },
    authorization: session.authorization,
    refuse: session.refuse,
  };
  const router = createMemoryRouter([{ path: "/cases/:id", Component: CasePage }], {
    initialEntries: [path],
  });
  const screen = await render(
    <SessionProvider session={session} settings={read} isDemo={false}>
      <ApiProvider api={{ connection, settings: read }}>
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ApiProvider>
    </SessionProvider>,
    isQuiet ? { createRootOptions: { onCaughtError: () => {} } } : {},
  );
  return { screen, asked, router, session };
}
