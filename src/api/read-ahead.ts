import type { QueryClient } from "@tanstack/react-query";
import type { CaseId } from "#model/case-id.ts";
import type { ApiClient } from "./api-client.ts";
import { isSignInFailure } from "./failure.ts";
import { caseQueries } from "./queries.ts";

/**
 * Reads a case before the operator opens it, with one request. It does nothing if the case is kept or was
 * tried lately, or if the service has refused the operator. The case is dropped some minutes later, like
 * every case that is not on the screen. Never rejects.
 */
export async function readAhead(queries: QueryClient, api: ApiClient, id: CaseId): Promise<void> {
  const query = caseQueries.detail(api, id);
  if (queries.getQueryState(query.queryKey)) return;
  const refused = queries
    .getQueryCache()
    .findAll({ predicate: ({ state }) => isSignInFailure(state.error) });
  if (refused.length > 0) return;
  try {
    const retrieved = await queries.query({ ...query, retry: false });
    // The list shows what was read, so it has to mark what has changed.
    await api.onSummaryRead?.(retrieved);
  } catch {
    // Opening the case reads it again, and says what is wrong.
  }
}
