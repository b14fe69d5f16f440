import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { Api } from "#api/ApiProvider.tsx";
import { caseQueries } from "#api/queries.ts";
import { readCaseId } from "#model/case-id.ts";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";

const id = readCaseId("900453");

/** Reads a case from this answer and says how it ended. */
function Reading({ answer }: { readonly answer: () => Response }) {
  const api: Api = {
    connection: {
      fetch: async () => answer(),
      baseUrl: "",
      authorization: async () => undefined,
      refuse() {},
    },
    settings: {
      readTimeoutSeconds: 1,
      createTimeoutSeconds: 1,
      requestKeys: "exact",
      filesFlag: "query",
    },
  };
  if (!id) throw new Error("no id");
  const { error } = useQuery(caseQueries.detail(api, id));
  return error && "failure";
}

const withBug = () =>
  Object.defineProperty(new Response("{}"), "status", {
    get() {
      throw new TypeError("undefined is not a function");
    },
  });

test.each([
  ["an error of our own reaches the error boundary", withBug, "boundary"],
  ["a failure does not", () => new Response("", { status: 500 }), "failure"],
])("%s", async (_what, answer, ends) => {
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <ErrorBoundary renderError={() => "boundary"}>
        <Reading answer={answer} />
      </ErrorBoundary>
    </QueryClientProvider>,
    { createRootOptions: { onCaughtError: () => {} } },
  );
  await expect.element(screen.baseElement).toHaveTextContent(ends);
});
