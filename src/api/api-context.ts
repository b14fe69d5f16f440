import { createContext, use } from "react";
import type { Settings } from "#config/settings.ts";
import type { Connection } from "./connection.ts";
import type { RetrievedCase } from "./get-case.ts";

/** The connection and the settings of the two operations. */
export interface Api {
  readonly connection: Connection;
  readonly settings: Settings;
  /** Called with a case of which only the summary is about to be kept, which waits for it. Never rejects. */
  readonly onSummaryRead?: (read: RetrievedCase) => Promise<void>;
}

/** Provides the service to everything below it. */
export const ApiContext = createContext<Api | undefined>(undefined);

/** The service in use. @throws Error outside an {@link ApiContext}. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error("useApi needs an ApiContext above it");
  return api;
}
