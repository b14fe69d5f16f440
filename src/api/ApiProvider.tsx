import { createContext, type ReactNode, use } from "react";
import type { Settings } from "#session/settings.ts";
import type { Connection } from "./connection.ts";

/** The connection and the settings of the two operations. */
export interface Api {
  readonly connection: Connection;
  readonly settings: Pick<
    Settings,
    "readTimeoutSeconds" | "createTimeoutSeconds" | "requestKeys" | "filesFlag"
  >;
}

const ApiContext = createContext<Api | undefined>(undefined);

/** Provides the service to everything below it. */
export function ApiProvider({ api, children }: { api: Api; children: ReactNode }) {
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The service in use. @throws Error outside an {@link ApiProvider}. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error("useApi needs an ApiProvider above it");
  return api;
}
