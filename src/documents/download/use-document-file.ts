import { useEffect, useRef, useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import { saveFile } from "#export/save-file.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import type { DocumentContent, Progress } from "../reader/messages.ts";

/** What a file was read for. */
export type Purpose = "save" | "preview";

/** A file that is in memory: only while it is saved or shown. */
export type LoadedFile = Extract<DocumentContent, { readonly kind: "file" }>;

/** Where a document stands. */
export type FileState =
  /** Nothing was asked yet, or it is in the evidence pack that was saved. */
  | { readonly kind: "idle" | "packed" }
  | { readonly kind: "loading"; readonly progress: Progress | undefined }
  | { readonly kind: "saved" | "previewed"; readonly size: number; readonly sha256?: string }
  | Exclude<DocumentContent, LoadedFile>
  | { readonly kind: "failed"; readonly error: unknown };

/** The preview's code comes with the first preview. */
export const importPreview = () => import("../preview/Preview.tsx");

/** What reads a file and names it comes when somebody is about to want one. */
const importDownload = async () => {
  const [{ fetchDocument }, { safeNames }] = await Promise.all([
    import("../reader/ask-reader.ts"),
    import("../names/safe-name.ts"),
  ]);
  /** Saves a document under a safe name that no other of the case has; `number` counts from 1. */
  function saveDocument(blob: Blob, names: readonly string[], number: number) {
    saveFile(blob, safeNames(names)[number - 1] ?? `document-${number}`);
  }
  return { fetchDocument, saveDocument };
};

/** Fetches that code ahead of the press; a failure is told when the button is pressed. */
export const prepareFile = () => void importDownload().catch(() => {});

/**
 * Reads one document when it is wanted; leaving the page gives it up.
 * @param names of all documents of the case: this one is saved under a name that no other has.
 * @param number counts them from 1.
 */
export function useDocumentFile(
  caseId: CaseId,
  document: CaseDocument,
  names: readonly string[],
  number: number,
) {
  const api = useApi();
  const [state, setState] = useState<FileState>({ kind: "idle" });
  const [shown, setShown] = useState<LoadedFile>();
  const reading = useRef<AbortController>(undefined);
  const wanted = useRef<Purpose>("save");
  useEffect(() => () => reading.current?.abort(), []);

  const setDone = (kind: "saved" | "previewed", { blob, sha256 }: LoadedFile) =>
    setState({ kind, size: blob.size, ...(sha256 !== undefined && { sha256 }) });

  async function save(file: LoadedFile) {
    const { saveDocument } = await importDownload();
    saveDocument(file.blob, names, number);
    setDone("saved", file);
  }

  async function take(purpose: Purpose) {
    wanted.current = purpose;
    // It may still be at the checksum of the last one.
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setState({ kind: "loading", progress: undefined });
    let isSaved = false;
    function onProgress(progress: Progress) {
      // The last progress may have waited for its turn in the worker while the file was handed over.
      if (!signal.aborted && !isSaved) setState({ kind: "loading", progress });
    }
    try {
      const { fetchDocument, saveDocument } = await importDownload();
      signal.throwIfAborted();
      function onReady(content: DocumentContent) {
        if (signal.aborted || purpose !== "save" || content.kind !== "file") return;
        isSaved = true;
        saveDocument(content.blob, names, number);
        setDone("saved", content);
      }
      const content = await fetchDocument(api, caseId, document, { signal, onProgress, onReady });
      if (purpose === "preview" && content.kind === "file") await importPreview();
      signal.throwIfAborted();
      if (content.kind !== "file") setState(content);
      else if (purpose === "save") setDone("saved", content);
      else {
        setDone("previewed", content);
        setShown(content);
      }
    } catch (error) {
      if (!signal.aborted) setState({ kind: "failed", error });
    }
  }

  return {
    state,
    /** The file on show. */
    shown,
    take,
    /** The same once more. */
    retry: () => take(wanted.current),
    save,
    cancel: () => {
      reading.current?.abort();
      setState({ kind: "idle" });
    },
    closePreview: () => setShown(undefined),
  };
}
