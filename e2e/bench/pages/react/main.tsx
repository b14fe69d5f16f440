import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";

/** As much of an answer as this page shows. */
interface Answer {
  readonly bpItem: {
    readonly stages: readonly {
      readonly isActive: boolean;
      readonly fields: readonly {
        readonly code: string;
        readonly name: string;
        readonly value: string;
        readonly visible: boolean;
      }[];
    }[];
  };
}

// The least that a page has to do: it believes what it receives.
const isAnswer = (received: unknown): received is Answer => received !== null;

async function fetchAnswer(): Promise<Answer> {
  const [id = ""] = /\d+$/.exec(location.hash) ?? [];
  const response = await fetch(`/webapi/v1/BpEngineApi/GetBpItem/${id}`, { method: "POST" });
  const received: unknown = await response.json();
  if (!isAnswer(received)) throw new Error("No case");
  return received;
}

function Case() {
  const { data } = useQuery({ queryKey: ["case"], queryFn: fetchAnswer });
  const active = data?.bpItem.stages.find(({ isActive }) => isActive);
  return (
    <dl>
      {active?.fields
        .filter(({ visible }) => visible)
        .map(({ code, name, value }) => (
          <div key={code}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const router = createBrowserRouter([{ path: "/react/", Component: Case }]);
const container = document.getElementById("root");
if (!container) throw new Error("no #root");
createRoot(container).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
