import type { Session } from "#session/session.ts";
import type { Settings } from "#session/settings.ts";
import { fetchOrTakeEarly } from "./early-answer.ts";

/** The dependencies of a request. Tests replace them. */
export interface Connection {
  readonly fetch: typeof fetch;
  /** Absolute http(s) URL without a slash at its end, or "" for the page's own origin. */
  readonly baseUrl: string;
  /** Waits for the operator to sign in. @returns the header's value; `undefined` when a proxy adds it. */
  readonly authorization: (signal?: AbortSignal) => Promise<string | undefined>;
  /** Reports that the service answered 401 to this header value. */
  readonly refuse: (authorization: string | undefined) => void;
}

/** The connection of the application: to the service that the settings name, with the token of the session. */
export const createConnection = (
  { baseUrl }: Pick<Settings, "baseUrl">,
  { authorization, refuse }: Pick<Session, "authorization" | "refuse">,
): Connection => ({ fetch: fetchOrTakeEarly, baseUrl, authorization, refuse });
