import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { CaseId } from "#model/case-id.ts";
import { isFinished } from "#model/turn.ts";
import { type Api, useApi } from "./ApiProvider.tsx";
import { type CreateOrder, type CreateOutcome, createCases } from "./create-cases.ts";
import { Failure } from "./failure.ts";
import { getCase } from "./get-case.ts";

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

/**
 * One case, without the content of its files. GetBpItem.
 * @param refreshSeconds how often it is read again until it is finished or the service refuses to; 0
 *   for never.
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
 * CreateBp: never sent again by itself, never held back until the network returns. A plain function
 * and no mutation of React Query, whose cache would keep the order and the files in it.
 */
export function useCreateCases(): (order: CreateOrder) => Promise<CreateOutcome> {
  const { connection, settings } = useApi();
  return useCallback(
    (order) =>
      createCases(connection, order, {
        timeoutSeconds: settings.createTimeoutSeconds,
        requestKeys: settings.requestKeys,
      }),
    [connection, settings],
  );
}

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
