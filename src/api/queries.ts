import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CaseId } from "#model/case-id.ts";
import { isFinished } from "#model/turn.ts";
import { type Api, useApi } from "./api-context.ts";
import { type CreateOutcome, type CreateRequest, createCases } from "./create-cases.ts";
import { Failure, transientStatuses } from "./failure.ts";
import { getCase } from "./get-case.ts";

/** The queries of React Query, keyed from general to specific. */
export const caseQueries = {
  details: ["cases", "detail"] as const,
  /** One case, without the content of its files. */
  detail: ({ connection, settings }: Api, id: CaseId) =>
    queryOptions({
      queryKey: ["cases", "detail", id] as const,
      queryFn: ({ signal }) =>
        getCase(connection, id, { signal, timeoutSeconds: settings.readTimeoutSeconds }),
      retry: (count, error) => count < 1 && isTransient(error),
      retryDelay: 300,
      networkMode: "always",
      // A bug of the viewer reaches the error boundary, unless a case is on the screen: then it is a notice.
      throwOnError: (error, { state }) => !(error instanceof Failure) && state.data === undefined,
      staleTime: Number.POSITIVE_INFINITY,
      // Comparing an answer leaf by leaf with the one before would cost more than it saves.
      structuralSharing: false,
    }),
};

/**
 * One case, without the content of its files. Spec, GetBpItem.
 * @param refreshSeconds how often the case is read again, until it is finished or the service refuses;
 *   0 for never.
 */
export const useCase = (id: CaseId, refreshSeconds: number) =>
  useQuery({
    ...caseQueries.detail(useApi(), id),
    refetchInterval: ({ state: { data, error } }) =>
      refreshSeconds > 0 && data && !isFinished(data.case) && !isRefused(error)
        ? refreshSeconds * 1000
        : false,
  });

/**
 * Creates cases, see {@link createCases}. A plain function and no mutation of React Query, which would
 * pause it while the browser is offline, and whose cache would hold its files.
 */
export function useCreateCases(): (request: CreateRequest) => Promise<CreateOutcome> {
  const { connection, settings } = useApi();
  return useCallback(
    (request) => createCases(connection, request, settings),
    [connection, settings],
  );
}

/** Whether the service has refused a read by a status 4xx, so that repeating it automatically is of no use. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Failure &&
  error.reason.kind === "status" &&
  error.reason.status >= 400 &&
  error.reason.status < 500 &&
  !transientStatuses.includes(error.reason.status);

/** Whether the failure of a read may be over a moment later: unreachable, or a status from 502 to 504. */
function isTransient(error: Error): boolean {
  if (!(error instanceof Failure)) return false;
  const { reason } = error;
  if (reason.kind === "unreachable") return reason.why === "network";
  return reason.kind === "status" && reason.status >= 502 && reason.status <= 504;
}
