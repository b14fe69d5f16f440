import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { fetchAnswer } from "../answer.ts";

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

const router = createBrowserRouter([{ path: "/react/cases/:id", Component: Case }]);
const container = document.getElementById("root");
if (!container) throw new Error("no #root");
createRoot(container).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
