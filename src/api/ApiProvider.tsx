import { createContext, type ReactNode, use } from "react";
import type { Api } from "./queries.ts";

const ApiContext = createContext<Api | undefined>(undefined);

/** Gives everything below it the service. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The service in use. @throws Error outside an {@link ApiProvider}. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error("useApi needs an ApiProvider above it");
  return api;
}
