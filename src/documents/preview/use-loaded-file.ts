import { useQuery } from "@tanstack/react-query";
import type { CaseId } from "#model/case-id.ts";
import { type FileContent, fileContentOf, maxPreviewBytes } from "../download/file-content.ts";

/** A file, and what it is by its bytes. */
export type LoadedFile = FileContent & { readonly blob: Blob };

/**
 * Reads the beginning of a file of a case; `undefined` until it has been read, and without a file.
 * @param key of the file: another reading of the case has other keys.
 */
export function useLoadedFile(
  id: CaseId,
  key: string,
  blob: Blob | undefined,
): LoadedFile | undefined {
  const { data } = useQuery({
    queryKey: ["cases", "file", id, key],
    queryFn: () => (blob ? loadFile(blob) : undefined),
    enabled: blob !== undefined,
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    // The notice of the section says that something went wrong.
    throwOnError: true,
  });
  return data;
}

async function loadFile(blob: Blob): Promise<LoadedFile> {
  const start = await blob.slice(0, maxPreviewBytes + 1).arrayBuffer();
  return { blob, ...fileContentOf(new Uint8Array(start)) };
}
