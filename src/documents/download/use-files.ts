import { queryOptions, skipToken, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useApiConfig } from "#api/api-config.ts";
import type { Progress } from "#api/transport.ts";
import type { CaseId } from "#model/case-id.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { isWorkHidden } from "#session/session.ts";
import { requestFiles } from "../worker/request-files.ts";
import type { CaseFiles } from "../worker/worker-messages.ts";

/**
 * The files of a case that were read last. Only {@link useFiles} asks the service for them; `CaseFilesProvider` drops
 * them.
 */
export const filesQuery = (id: CaseId) =>
  queryOptions<CaseFiles>({
    queryKey: ["cases", "files", id],
    queryFn: skipToken,
    structuralSharing: false,
  });

interface FilesReader {
  /**
   * Returns the kept files if `willDo` accepts them, else reads the case with its files. @throws Failure, FilesError
   */
  readonly read: (willDo: (kept: CaseFiles) => boolean) => Promise<CaseFiles>;
  readonly signal: AbortSignal;
}

/**
 * A mutation that reads the files of a case and does something with them, with its progress. Only one action of a case
 * runs at a time, so that the next one finds the files that it needs.
 * @param key the key of what is read. Under another key the status is `idle` again.
 */
export function useFiles<Result>(
  id: CaseId,
  key: string,
  action: (reader: FilesReader) => Promise<Result>,
) {
  const api = useApiConfig();
  const session = useSession();
  const queryClient = useQueryClient();
  const controller = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();
  const { queryKey } = filesQuery(id);

  const { mutate, reset, variables, ...mutation } = useMutation({
    meta: { faultSource: "files" },
    mutationFn: ({ signal }: { readonly key: string; readonly signal: AbortSignal }) =>
      action({
        signal,
        async read(willDo) {
          signal.throwIfAborted();
          const kept = queryClient.getQueryData(queryKey);
          if (kept && willDo(kept)) {
            const size = totalSize(kept);
            setProgress({ received: size, total: size });
            return kept;
          }
          const files = await requestFiles(api, id, signal, setProgress);
          if (!isWorkHidden(session.state.get())) queryClient.setQueryData(queryKey, files);
          return files;
        },
      }),
    scope: { id: `files of case ${id}` },
    gcTime: 0,
  });
  useEffect(() => () => controller.current?.abort(), []);

  const isThis = variables?.key === key;
  return {
    status: isThis ? mutation.status : "idle",
    error: isThis ? mutation.error : null,
    data: isThis ? mutation.data : undefined,
    progress,
    start() {
      controller.current?.abort();
      controller.current = new AbortController();
      setProgress(undefined);
      mutate({ key, signal: controller.current.signal });
    },
    cancel() {
      controller.current?.abort();
      reset();
    },
  };
}

const totalSize = ({ documents }: CaseFiles): number =>
  documents.reduce((sum, { file }) => sum + (typeof file === "string" ? 0 : file.size), 0);
