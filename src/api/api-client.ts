import pLimit, { type LimitFunction } from "p-limit";
import type { Settings } from "#config/settings.ts";
import { requiredContext } from "#lib/required-context.ts";
import type { Case } from "#model/case.ts";
import type { Session } from "#session/session.ts";
import { createReadPause, type ReadPause } from "./read-pause.ts";

/** What the requests to the service need. Tests replace parts of it. */
export interface ApiClient extends Pick<Session, "authorization" | "dropRefusedToken"> {
  readonly fetch: typeof fetch;
  /** Absolute http(s) URL without a slash at its end, or "" for the page's own origin. */
  readonly baseUrl: string;
  readonly settings: Settings;
  /** Limits the reads of lists: the service gets at most four of them at once. */
  readonly limitListReads: LimitFunction;
  readonly readPause: ReadPause;
  /** Called with a case that was read for the list or ahead of time, before that read ends. Never rejects. */
  readonly onSummaryRead?: (read: {
    readonly case: Case;
    /** In milliseconds since 1970. */
    readonly retrievedAt: number;
  }) => Promise<void>;
}

export const createApiClient = (
  settings: Settings,
  { authorization, dropRefusedToken }: Pick<ApiClient, "authorization" | "dropRefusedToken">,
  changes: Partial<ApiClient> = {},
): ApiClient => ({
  // The client calls this as its method, which `fetch` itself does not allow.
  fetch: (...request) => fetch(...request),
  baseUrl: settings.baseUrl,
  settings,
  limitListReads: pLimit(4),
  readPause: createReadPause(),
  authorization,
  dropRefusedToken,
  ...changes,
});

export const [ApiClientContext, useApiClient] = requiredContext<ApiClient>("ApiClientContext");
