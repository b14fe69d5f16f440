import { createContext, use } from "react";
import type { Settings } from "#config/settings.ts";
import type { ApiClient } from "./api-client.ts";
import type { RetrievedCase } from "./get-case.ts";

/** The connection and the settings of the two operations. */
export interface ApiConfig {
  readonly client: ApiClient;
  readonly settings: Settings;
  /** Called with a case of which only the summary is about to be kept, which waits for it. Never rejects. */
  readonly onSummaryRead?: (read: RetrievedCase) => Promise<void>;
}

/** Provides the service to everything below it. */
export const ApiConfigContext = createContext<ApiConfig | undefined>(undefined);

/** The service in use. @throws Error outside an {@link ApiConfigContext}. */
export function useApiConfig(): ApiConfig {
  const api = use(ApiConfigContext);
  if (!api) throw new Error("useApiConfig needs an ApiConfigContext above it");
  return api;
}
