import { useEffect, useRef, useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { readDocument } from "./document-reader.ts";
import type { DocumentContent, Progress } from "./reader-messages.ts";
import { saveFile } from "./saved-file.ts";

/** What a file was read for. */
export type Purpose = "save" | "preview";

/** A file that is in memory: only while it is saved or shown. */
export type LoadedFile = Extract<DocumentContent, { readonly kind: "file" }>;

/** Where a document stands. */
export type FileState =
  /** Nothing was asked yet. */
  | { readonly kind: "idle" }
  | { readonly kind: "loading"; readonly progress: Progress | undefined }
  | { readonly kind: "saved" | "previewed"; readonly size: number; readonly sha256?: string }
  | Exclude<DocumentContent, LoadedFile>
  | { readonly kind: "failed"; readonly error: unknown };

/** The preview's code comes with the first preview. */
export const importPreview = () => import("./Preview.tsx");

/** Reads one document when it is wanted; leaving the page gives it up. */
export function useDocumentFile(caseId: CaseId, document: CaseDocument, saveAs: string) {
  const api = useApi();
  const [state, setState] = useState<FileState>({ kind: "idle" });
  const [shown, setShown] = useState<LoadedFile>();
  const reading = useRef<AbortController>(undefined);
  const wanted = useRef<Purpose>("save");
  useEffect(() => () => reading.current?.abort(), []);

  function save(file: LoadedFile) {
    saveFile(file.blob, saveAs);
    setState({ kind: "saved", size: file.blob.size, sha256: file.sha256 });
  }

  async function take(purpose: Purpose) {
    wanted.current = purpose;
    const { signal } = (reading.current = new AbortController());
    setState({ kind: "loading", progress: undefined });
    try {
      const onProgress = (progress: Progress) => {
        if (!signal.aborted) setState({ kind: "loading", progress });
      };
      const content = await readDocument(api, caseId, document, { signal, onProgress });
      if (purpose === "preview" && content.kind === "file") await importPreview();
      signal.throwIfAborted();
      if (content.kind !== "file") setState(content);
      else if (purpose === "save") save(content);
      else {
        setState({ kind: "previewed", size: content.blob.size, sha256: content.sha256 });
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
