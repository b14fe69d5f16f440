import { useEffect, useRef, useState } from "react";
import { useApi } from "#api/ApiProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import type { AnswerProgress, DocumentContent } from "../reader/messages.ts";

/** What a file was read for. */
export type Purpose = "save" | "preview";

/** A file that is in memory: only while it is saved or shown. */
export type LoadedFile = Extract<DocumentContent, { readonly kind: "file" }>;

/** Where a document stands. */
export type FileState =
  /** Nothing was asked yet. */
  | { readonly kind: "idle" }
  | { readonly kind: "loading"; readonly progress: AnswerProgress | undefined }
  | { readonly kind: "saved" | "previewed"; readonly size: number; readonly sha256?: string }
  | Exclude<DocumentContent, LoadedFile>
  | { readonly kind: "failed"; readonly error: unknown };

/** The preview's code comes with the first preview. */
export const importPreview = () => import("../preview/Preview.tsx");

/** What reads a file and saves it comes when somebody is about to want one. */
const importFile = async () => {
  const [{ readDocument }, { saveDocument }] = await Promise.all([
    import("../reader/ask-reader.ts"),
    import("./document-saving.ts"),
  ]);
  return { readDocument, saveDocument };
};

/** Fetches that code ahead of the press; a failure is told when the button is pressed. */
export const prepareFile = () => void importFile().catch(() => {});

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

  const setSaved = ({ blob, sha256 }: LoadedFile) =>
    setState({ kind: "saved", size: blob.size, sha256 });

  async function save(file: LoadedFile) {
    const { saveDocument } = await importFile();
    saveDocument(file.blob, names, number);
    setSaved(file);
  }

  async function take(purpose: Purpose) {
    wanted.current = purpose;
    // It may still be at the checksum of the last one.
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setState({ kind: "loading", progress: undefined });
    try {
      const onProgress = (progress: AnswerProgress) => {
        if (!signal.aborted) setState({ kind: "loading", progress });
      };
      const { readDocument, saveDocument } = await importFile();
      signal.throwIfAborted();
      const onReady = (content: DocumentContent) => {
        if (signal.aborted || purpose !== "save" || content.kind !== "file") return;
        saveDocument(content.blob, names, number);
        setSaved(content);
      };
      const content = await readDocument(api, caseId, document, { signal, onProgress, onReady });
      if (purpose === "preview" && content.kind === "file") await importPreview();
      signal.throwIfAborted();
      if (content.kind !== "file") setState(content);
      else if (purpose === "save") setSaved(content);
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
