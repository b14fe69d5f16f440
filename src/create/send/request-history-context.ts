import { createContext, use } from "react";
import type { RequestHistory } from "./request-history.ts";

export const RequestHistoryContext = createContext<RequestHistory | undefined>(undefined);

/** The create requests that this browser remembers. @throws Error outside a {@link RequestHistoryContext}. */
export function useRequestHistory(): RequestHistory {
  const requestHistory = use(RequestHistoryContext);
  if (!requestHistory) throw new Error("useRequestHistory needs a RequestHistoryContext above it");
  return requestHistory;
}
