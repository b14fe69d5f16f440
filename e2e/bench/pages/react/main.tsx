import { QueryClient, QueryClientProvider, queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import type dispute from "#wire/fixtures/dispute.json";

// The least that a page has to do: it believes what it receives.
const isAnswer = (received: unknown): received is typeof dispute => received !== null;

async function fetchAnswer(id: string): Promise<typeof dispute> {
  const response = await fetch(`/webapi/v1/BpEngineApi/GetBpItem/${id}`, { method: "POST" });
  const received: unknown = await response.json();
  if (!isAnswer(received)) throw new Error("No case");
  return received;
}

/** The first case of the address is shown, by `J` the next one, which was read ahead. */
const ids = location.hash.slice(1).split(",");

const caseQuery = (id = "") =>
  queryOptions({
    queryKey: ["case", id],
    queryFn: () => fetchAnswer(id),
    enabled: id !== "",
    staleTime: Infinity,
  });

function Case() {
  const [place, setPlace] = useState(0);
  const { data } = useQuery(caseQuery(ids[place]));
  useQuery(caseQuery(ids[place + 1]));
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === "J" && setPlace(place + 1);
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [place]);
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

const router = createBrowserRouter([{ path: "/compared/react/", Component: Case }]);
const container = document.getElementById("root");
if (!container) throw new Error("no #root");
createRoot(container).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
