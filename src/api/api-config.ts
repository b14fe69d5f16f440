import { createContext, use } from "react";
import type { Settings } from "#config/settings.ts";
import type { ApiClient } from "./api-client.ts";
import type { RetrievedCase } from "./get-case.ts";

export interface ApiConfig {
  readonly client: ApiClient;
  readonly settings: Settings;
  /** Called with a case that was read for the list or ahead of time, before that read ends. Never rejects. */
  readonly onSummaryRead?: (read: RetrievedCase) => Promise<void>;
}

export const ApiConfigContext = createContext<ApiConfig | undefined>(undefined);

/** @throws Error outside an {@link ApiConfigContext}. */
export function useApiConfig(): ApiConfig {
  const api = use(ApiConfigContext);
  if (!api) throw new Error("useApiConfig needs an ApiConfigContext above it");
  return api;
}
