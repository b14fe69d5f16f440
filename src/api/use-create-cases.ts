import { useMutation } from "@tanstack/react-query";
import { useApiConfig } from "./api-config.ts";
import { type CreateRequest, createCases } from "./create-cases.ts";
import { createCasesKey } from "./queries.ts";

/**
 * Creates cases, see {@link createCases}. It never waits for a network and is never repeated, because the
 * service may have carried out a request that failed. Its variables stay in memory while the form is open, so
 * they have neither card numbers nor contents of files.
 */
export function useCreateCases() {
  const { client, settings } = useApiConfig();
  return useMutation({
    mutationKey: createCasesKey,
    meta: { faultSource: "create" },
    mutationFn: (request: CreateRequest) => createCases(client, request, settings),
    networkMode: "always",
    retry: false,
    gcTime: 0,
  });
}
