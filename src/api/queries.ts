import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  queryOptions,
  useIsMutating,
  useQuery,
} from "@tanstack/react-query";
import { profileQuery } from "#config/form-profile.ts";
import { withMeanings } from "#model/case.ts";
import type { CaseId } from "#model/case-id.ts";
import { type CaseSummary, summaryOf } from "#model/case-summary.ts";
import { isFinished } from "#model/turn.ts";
import { type ApiClient, useApiClient } from "./api-client.ts";
import { Failure, isFinalRefusal, isSignInFailure, reasonOf, statusOf } from "./failure.ts";
import { getCase, type RetrievedCase } from "./get-case.ts";

/** The work that failed: reading a case, creating cases, reading the files of a case. */
export type QueryFaultSource = "read" | "create" | "files";

type FaultMeta = { readonly faultSource?: QueryFaultSource };

declare module "@tanstack/react-query" {
  /** Each query and mutation names its source here, for the count of failures. */
  interface Register {
    queryMeta: FaultMeta;
    mutationMeta: FaultMeta;
  }
}

const readOptions = {
  retry: (count: number, error: Error) => count < 1 && isWorthARetry(error),
  retryDelay: 300,
  // A case that could not be read without a network is read again once there is one.
  refetchOnReconnect: ({ state }: Pick<Query, "state">) =>
    reasonOf(state.error).kind === "unreachable" ? "always" : false,
  meta: { faultSource: "read" },
} as const;

export const caseQueries = {
  key: ["cases"] as const,
  detailsKey: ["cases", "detail"] as const,
  /** One case, without the content of its files. */
  detail: (api: ApiClient, id: CaseId) =>
    queryOptions({
      ...readOptions,
      queryKey: ["cases", "detail", id] as const,
      queryFn: async ({ signal, client }) => {
        const retrieved = await withProfile(getCase(api, id, signal), api, client, signal);
        // The list then shows the case as it was opened, without a request.
        client.setQueryData(caseQueries.summary(api, id).queryKey, summaryIn(retrieved, api));
        return retrieved;
      },
      // A bug of the viewer reaches the error boundary, unless a case is on the screen: then it is a notice.
      throwOnError: (error, { state }) => !(error instanceof Failure) && state.data === undefined,
      // Comparing an answer leaf by leaf with the one before would cost more than it saves.
      structuralSharing: false,
    }),

  summariesKey: ["cases", "summary"] as const,
  /** What a list shows of a case. The case itself is dropped. */
  summary: (api: ApiClient, id: CaseId) =>
    queryOptions({
      ...readOptions,
      queryKey: ["cases", "summary", id] as const,
      queryFn: async ({ signal, client }): Promise<CaseSummary> => {
        const reading = api.limitListReads(async () => {
          signal.throwIfAborted();
          return getCase(api, id, signal);
        });
        const retrieved = await withProfile(reading, api, client, signal);
        await api.onSummaryRead?.(retrieved);
        return summaryIn(retrieved, api);
      },
      // A list may come back many times, and says which cases could not be loaded.
      retryOnMount: false,
    }),
};

/** How long a case waits for the form profile once its answer has come. */
const profileWaitMs = 2000;

async function withProfile(
  reading: Promise<RetrievedCase>,
  { settings }: ApiClient,
  queries: QueryClient,
  signal: AbortSignal,
): Promise<RetrievedCase> {
  // A profile that cannot be loaded is reported where it is used to create a case.
  const profileLoading = queries.query(profileQuery(settings.formProfile)).catch(() => undefined);
  const retrieved = await reading;
  const profile = await Promise.race([
    profileLoading,
    new Promise<undefined>((resolve) => {
      setTimeout(resolve, profileWaitMs);
    }),
  ]);
  // The operator may have signed out after the answer came. Then nothing of the answer may stay.
  signal.throwIfAborted();
  return profile ? { ...retrieved, case: withMeanings(retrieved.case, profile) } : retrieved;
}

const summaryIn = (
  { case: read, retrievedAt }: RetrievedCase,
  { settings }: ApiClient,
): CaseSummary => summaryOf(read, retrievedAt, settings);

/**
 * The query client of the application. A browser may be wrong about its network, so nothing waits for one. Summaries
 * stay until the operator signs out: they are small.
 * @param onError is called for each query and mutation that has failed, also for one that was cancelled.
 */
export function createQueryClient(
  onError: (error: unknown, source: QueryFaultSource | undefined) => void = () => {},
): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => onError(error, meta?.faultSource),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => onError(error, meta?.faultSource),
    }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: "always" },
    },
  });
  client.setQueryDefaults(caseQueries.summariesKey, { gcTime: Number.POSITIVE_INFINITY });
  endRemovedQueries(client.getQueryCache());
  return client;
}

/**
 * Ends a query that was removed while a screen observed it, when the screen has gone. Otherwise a timer would keep its
 * data for the query's `gcTime`, also after signing out.
 */
function endRemovedQueries(cache: QueryCache): void {
  cache.subscribe(({ type, query }) => {
    if (type === "observerRemoved" && cache.get(query.queryHash) !== query) query.destroy();
  });
}

/**
 * The case of a route whose loader has started the reading, without the content of its files. Spec, GetBpItem.
 * @param refreshSeconds how often the case is read again, until it is finished or the service refuses;
 *   0 for never.
 */
export const useCase = (id: CaseId, refreshSeconds: number) =>
  useQuery({
    ...caseQueries.detail(useApiClient(), id),
    // The reading may have failed already: the operator retries it.
    retryOnMount: false,
    refetchInterval: ({ state }) =>
      refreshIntervalMs(refreshSeconds, state.data && isFinished(state.data.case), state),
  });

/**
 * Reads a case before the operator opens it, with one request. It does nothing if the case is kept or was
 * tried lately, or if the service has refused the operator. The case is dropped some minutes later, like
 * every case that is not on the screen. Never rejects.
 */
export async function readAhead(queries: QueryClient, api: ApiClient, id: CaseId): Promise<void> {
  const query = caseQueries.detail(api, id);
  if (queries.getQueryState(query.queryKey)) return;
  if (
    queries
      .getQueryCache()
      .getAll()
      .some(({ state }) => isSignInFailure(state.error))
  )
    return;
  try {
    const retrieved = await queries.query({ ...query, retry: false });
    // The list shows what was read, so it has to mark what has changed.
    await api.onSummaryRead?.(retrieved);
  } catch {
    // Opening the case reads it again, and says what is wrong.
  }
}

/**
 * When a case is read again by itself; `false` for never. Up to a fifth later than `refreshSeconds`, by the millisecond
 * of the last answer, so that browsers that began together do not go on together.
 * @param isEnded `undefined` where the case was not read
 */
export function refreshIntervalMs(
  refreshSeconds: number,
  isEnded: boolean | undefined,
  { error, dataUpdatedAt, errorUpdatedAt }: QueryTimes,
): number | false {
  if (refreshSeconds === 0 || isEnded !== false || isFinalRefusal(error)) return false;
  const spread = (Math.max(dataUpdatedAt, errorUpdatedAt) % 1000) / 1000 / 5;
  return refreshSeconds * 1000 * (1 + spread);
}

type QueryTimes = Pick<Query["state"], "error" | "dataUpdatedAt" | "errorUpdatedAt">;

// Not in `create-cases.ts`, which loads with the form.
export const createCasesKey = ["cases", "create"];

export const useIsCreating = (): boolean => useIsMutating({ mutationKey: createCasesKey }) > 0;

/** Whether the failure of a read may be over a moment later: a network failure, or a status from 502 to 504. */
function isWorthARetry(error: Error): boolean {
  const reason = reasonOf(error);
  if (reason.kind === "unreachable") return !["timeout", "blocked"].includes(reason.why);
  return [502, 503, 504].includes(statusOf(error) ?? 0);
}
