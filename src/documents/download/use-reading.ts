import { useEffect, useRef, useState } from "react";
import { useApi } from "#api/api-context.ts";
import { saveFile } from "#export/save-file.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { safeNamer } from "../names/safe-name.ts";
import { fetchDocument, type ReaderCallbacks } from "../reader/ask-reader.ts";
import { fileKey, type LoadedFile, type NoContent, type Progress } from "../reader/messages.ts";

/** The state of reading an answer with files. `Done`: the state when all went well. */
export type ReadingState<Done> =
  /** Nothing has been requested. */
  | { readonly kind: "idle" }
  | { readonly kind: "loading"; readonly progress: Progress | undefined }
  | Done
  /** The answer has no file of the document. `gone`: it no longer has the document. */
  | { readonly kind: "no-file"; readonly why: NoContent | "gone" }
  | { readonly kind: "failed"; readonly error: unknown };

/** A document that was read, with its size in bytes. */
interface FileRead {
  readonly kind: "read";
  readonly size: number;
}

/** The state of reading one document. */
export type FileState = ReadingState<FileRead>;

/**
 * Reads one answer with files at a time. Unmounting aborts the request.
 * @param key of what is read. The state of reading anything else is `idle`.
 */
export function useReading<Done>(key: string) {
  const [reading, setReading] = useState<{ key: string; state: ReadingState<Done> }>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(read: (callbacks: ReaderCallbacks) => Promise<ReadingState<Done>>) {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    function setState(state: ReadingState<Done>) {
      if (!signal.aborted) setReading({ key, state });
    }
    setState({ kind: "loading", progress: undefined });
    const onProgress = (progress: Progress) => setState({ kind: "loading", progress });
    try {
      setState(await read({ signal, onProgress }));
    } catch (error) {
      setState({ kind: "failed", error });
    }
  }

  return {
    state: reading?.key === key ? reading.state : ({ kind: "idle" } as const),
    start,
    cancel: () => {
      controller.current?.abort();
      setReading(undefined);
    },
  };
}

/** Reads documents of a case, one at a time. */
export function useFileReader(caseId: CaseId, document: CaseDocument) {
  const api = useApi();
  const { setSizes } = useCaseFiles();
  const { start, ...reading } = useReading<FileRead>(fileKey(document));
  return {
    ...reading,
    /** @param onFile called with the file and the case's other files that can be previewed, by their `fileKey`. */
    read: (onFile: (file: LoadedFile, others: ReadonlyMap<string, LoadedFile>) => void) =>
      start(async (callbacks) => {
        const { file, others, sizes } = await fetchDocument(api, caseId, document, callbacks);
        setSizes(sizes);
        if (typeof file === "string") return { kind: "no-file", why: file };
        onFile(file, others);
        return { kind: "read", size: file.blob.size };
      }),
  };
}

/**
 * Saves a document of a case under a safe name that differs from those of the case's other documents.
 * @param number the document's place among them, from 1.
 */
export function saveDocument(
  { blob }: LoadedFile,
  documents: readonly CaseDocument[],
  number: number,
): void {
  const nextName = safeNamer();
  const names = documents.map(({ name }) => nextName(name));
  saveFile(blob, names[number - 1] ?? `document-${number}`);
}
