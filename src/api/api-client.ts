import pLimit, { type LimitFunction } from "p-limit";
import type { Settings } from "#config/settings.ts";
import type { Session } from "#session/session.ts";
import { createReadPause, type ReadPause } from "./read-pause.ts";

/** The dependencies of a request. Tests replace them. */
export interface ApiClient extends Pick<Session, "authorization" | "dropRefusedToken"> {
  readonly fetch: typeof fetch;
  /** Absolute http(s) URL without a slash at its end, or "" for the page's own origin. */
  readonly baseUrl: string;
  /** Limits the reads of lists: the service gets at most four of them at once. */
  readonly limitListReads: LimitFunction;
  readonly readPause: ReadPause;
}

export const createApiClient = (
  { baseUrl }: Pick<Settings, "baseUrl">,
  { authorization, dropRefusedToken }: Pick<Session, "authorization" | "dropRefusedToken">,
  // The client calls this as its method, which `fetch` itself does not allow.
  send: typeof fetch = (...request) => fetch(...request),
): ApiClient => ({
  fetch: send,
  baseUrl,
  limitListReads: pLimit(4),
  readPause: createReadPause(),
  authorization,
  dropRefusedToken,
});
