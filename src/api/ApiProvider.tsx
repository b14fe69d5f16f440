import { createContext, type ReactNode, use } from "react";
import type { RequestKeys } from "#wire/operations.ts";
import type { Connection } from "./connection.ts";
import type { FilesFlag } from "./get-case.ts";

/** The settings that the two operations use. */
export interface CallSettings {
  readonly readTimeoutSeconds: number;
  readonly createTimeoutSeconds: number;
  readonly requestKeys: RequestKeys;
  readonly filesFlag: FilesFlag;
}

/** The connection and the settings of the two operations. */
export interface Api {
  readonly connection: Connection;
  readonly settings: CallSettings;
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
