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

/** How far reading a document has come. */
export type FileState =
  /** Nothing was asked yet. */
  | { readonly kind: "idle" }
  | { readonly kind: "loading"; readonly progress: Progress | undefined }
  | { readonly kind: "read"; readonly size: number; readonly sha256?: string }
  | Exclude<DocumentContent, LoadedFile>
  | { readonly kind: "failed"; readonly error: unknown };

/** What reads files and names them is loaded when somebody is about to want one. */
export async function importReader() {
  const [{ fetchDocument, fetchPack }, { safeNames }] = await Promise.all([
    import("../reader/ask-reader.ts"),
    import("../names/safe-name.ts"),
  ]);
  return { fetchDocument, fetchPack, safeNames };
}

const prepare = () => void importReader().catch(() => {});

/** Loads that code ahead of the press of a button; a failure is told when the button is pressed. */
export const loadsReader = { onPointerEnter: prepare, onFocus: prepare };

/**
 * Saves a document of a case under a safe name that no other of the case has.
 * @param names of all documents of the case, as received.
 * @param number counts them from 1.
 */
export async function saveDocument(
  { blob }: LoadedFile,
  names: readonly string[],
  number: number,
): Promise<void> {
  const { safeNames } = await importReader();
  saveFile(blob, safeNames(names)[number - 1] ?? `document-${number}`);
}

interface Receivers {
  /** Gets the file as soon as it can be used. */
  readonly onFile: (file: LoadedFile) => void | Promise<void>;
  /** Gets the case's other files that can be shown, by their `fileKey`. */
  readonly onOthers?: (files: ReadonlyMap<string, LoadedFile>) => void;
}

const idle: FileState = { kind: "idle" };

/** Reads one document of a case at a time, when it is wanted; leaving the page gives it up. */
export function useFileReader(caseId: CaseId) {
  const api = useApi();
  const { setContents } = useCaseFiles();
  const [reading, setReading] = useState({ key: "", state: idle });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function read(document: CaseDocument, { onFile, onOthers }: Receivers) {
    // The checksum of the file before may still be computed.
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    function setState(state: FileState) {
      if (!signal.aborted) setReading({ key: fileKey(document), state });
    }
    let used: Promise<void> | undefined;
    async function handOver(file: LoadedFile) {
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
          // The last progress may come after the file.
          if (!used) setState({ kind: "loading", progress });
        },
        onKnown({ contents, others }) {
          if (signal.aborted) return;
          setContents(contents);
          if (others) onOthers?.(others);
        },
        onReady(content) {
          if (!signal.aborted && content.kind === "file") used = handOver(content);
        },
      });
      signal.throwIfAborted();
      if (content.kind !== "file") return setState(content);
      await (used ?? handOver(content));
      const { blob, sha256 } = content;
      setState({ kind: "read", size: blob.size, ...(sha256 !== undefined && { sha256 }) });
    } catch (error) {
      setState({ kind: "failed", error });
    }
  }

  return {
    /** How far reading a document has come: idle for any but the one that was read last. */
    stateOf: (document: CaseDocument) => (reading.key === fileKey(document) ? reading.state : idle),
    read,
    cancel: () => {
      controller.current?.abort();
      setReading({ key: "", state: idle });
    },
  };
}
