import { queryOptions } from "@tanstack/react-query";
import type { CaseId } from "#model/case-id.ts";
import type { RequestKeys } from "#wire/operations.ts";
import { Failure } from "./failure.ts";
import { type FilesFlag, getCase } from "./get-case.ts";
import type { Connection } from "./transport.ts";

/** The part of the settings that calls need. */
export interface CallSettings {
  readonly readTimeoutSeconds: number;
  readonly createTimeoutSeconds: number;
  readonly requestKeys: RequestKeys;
  readonly filesFlag: FilesFlag;
}

/** What the two operations need. */
export interface Api {
  readonly connection: Connection;
  readonly settings: CallSettings;
}

/** Queries from general to specific. */
export const caseQueries = {
  all: ["cases"] as const,
  /** One case, without the content of its files. */
  detail: ({ connection, settings }: Api, id: CaseId) =>
    queryOptions({
      queryKey: ["cases", "detail", id] as const,
      queryFn: ({ signal }) =>
        getCase(connection, id, { signal, timeoutSeconds: settings.readTimeoutSeconds }),
      retry: (count, error) => count < 1 && isPassing(error),
      retryDelay: 300,
      networkMode: "always",
      // A bug of ours reaches the error boundary; with a case on the screen it is a notice above it.
      throwOnError: (error, { state }) => !(error instanceof Failure) && state.data === undefined,
      staleTime: Number.POSITIVE_INFINITY,
      // Each answer is read anew; comparing it leaf by leaf with the last one would cost more than it saves.
      structuralSharing: false,
    }),
};

/** Statuses that are of the moment: too slow, too many. */
const passing = [408, 429];

/** Whether the service has refused a read by its status, 4xx: asked again unasked it would do so again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Failure &&
  error.reason.kind === "status" &&
  error.reason.status >= 400 &&
  error.reason.status < 500 &&
  !passing.includes(error.reason.status);

/** Failures of a read that may pass by themselves: unreachable, and 502 to 504. */
function isPassing(error: Error): boolean {
  if (!(error instanceof Failure)) return false;
  const { reason } = error;
  if (reason.kind === "unreachable") return reason.why === "network";
  return reason.kind === "status" && reason.status >= 502 && reason.status <= 504;
}
