import { useEffect, useRef, useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import { saveFile } from "#export/save-file.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import {
  type DocumentContent,
  fileKey,
  type LoadedFile,
  type Progress,
} from "../reader/messages.ts";

/** The state of reading a document. */
export type FileState =
  /** The document has not been requested. */
  | { readonly kind: "idle" }
  | { readonly kind: "loading"; readonly progress: Progress | undefined }
  | { readonly kind: "read"; readonly size: number; readonly sha256?: string }
  | Exclude<DocumentContent, LoadedFile>
  | { readonly kind: "failed"; readonly error: unknown };

/** Loads the code that reads and names files. */
export async function importReader() {
  const [{ fetchDocument, fetchPack }, { safeNames }] = await Promise.all([
    import("../reader/ask-reader.ts"),
    import("../names/safe-name.ts"),
  ]);
  return { fetchDocument, fetchPack, safeNames };
}

const preload = () => void importReader().catch(() => {});

/** Props of a button that loads that code ahead. If this fails, the press of the button reports it. */
export const preloadsReader = { onPointerEnter: preload, onFocus: preload };

/**
 * Saves a document of a case under a safe name that differs from those of the case's other documents.
 * @param names of all documents of the case, as received.
 * @param number the document's place among them, from 1.
 */
export async function saveDocument(
  { blob }: LoadedFile,
  names: readonly string[],
  number: number,
): Promise<void> {
  const { safeNames } = await importReader();
  saveFile(blob, safeNames(names)[number - 1] ?? `document-${number}`);
}

interface ReadCallbacks {
  /** Called with the file as soon as its bytes are complete, before its checksum is computed. */
  readonly onFile: (file: LoadedFile) => void | Promise<void>;
  /** Called with the case's other files that can be previewed, by their `fileKey`. */
  readonly onOthers?: (files: ReadonlyMap<string, LoadedFile>) => void;
}

const idle: FileState = { kind: "idle" };

/** Reads one document of a case at a time. Unmounting aborts the request. */
export function useFileReader(caseId: CaseId) {
  const api = useApi();
  const { setSizes } = useCaseFiles();
  const [reading, setReading] = useState({ key: "", state: idle });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function read(document: CaseDocument, { onFile, onOthers }: ReadCallbacks) {
    // The worker may still compute the checksum of the previous file.
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    function setState(state: FileState) {
      if (!signal.aborted) setReading({ key: fileKey(document), state });
    }
    let delivery: Promise<void> | undefined;
    async function deliver(file: LoadedFile) {
      await onFile(file);
      setState({ kind: "read", size: file.blob.size });
    }
    setState({ kind: "loading", progress: undefined });
    try {
      const { fetchDocument } = await importReader();
      signal.throwIfAborted();
      const content = await fetchDocument(api, caseId, document, {
        signal,
        withOthers: onOthers !== undefined,
        onProgress(progress) {
          // The last progress message may arrive after the file.
          if (!delivery) setState({ kind: "loading", progress });
        },
        onReceived({ sizes, others }) {
          if (signal.aborted) return;
          setSizes(sizes);
          if (others) onOthers?.(others);
        },
        onReady(content) {
          if (!signal.aborted && content.kind === "file") delivery = deliver(content);
        },
      });
      signal.throwIfAborted();
      if (content.kind !== "file") return setState(content);
      await (delivery ?? deliver(content));
      const { blob, sha256 } = content;
      setState({ kind: "read", size: blob.size, ...(sha256 !== undefined && { sha256 }) });
    } catch (error) {
      setState({ kind: "failed", error });
    }
  }

  return {
    /** The state of reading a document: `idle` for every document but the last one that was requested. */
    stateOf: (document: CaseDocument) => (reading.key === fileKey(document) ? reading.state : idle),
    read,
    cancel: () => {
      controller.current?.abort();
      setReading({ key: "", state: idle });
    },
  };
}
