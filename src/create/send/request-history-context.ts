import { requiredContext } from "#lib/required-context.ts";
import type { RequestHistory } from "./request-history.ts";

/** The create requests that this browser remembers. */
export const [RequestHistoryContext, useRequestHistory] =
  requiredContext<RequestHistory>("RequestHistoryContext");
