import { useRef } from "react";
import { useMark } from "#case-ui/ChangeMark.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { fileOf } from "../download/find-document.ts";
import { useDownload } from "../download/use-download.ts";
import { receivedName, shownName } from "../names/shown-name.ts";
import { documentAnchor } from "./document-anchor.ts";

export interface DocumentItemOptions {
  readonly caseId: CaseId;
  readonly document: CaseDocument;
  /** The document's place among the case's documents, from 1. */
  readonly number: number;
  readonly documents: readonly CaseDocument[];
}

export function useDocumentItem({ caseId, document, number, documents }: DocumentItemOptions) {
  const t = useMessages();
  const mark = useMark(document.path);
  const { caseRetrievedAt, files, previewed, openPreview } = useCaseFiles();
  const file = fileOf(files, document, caseRetrievedAt);
  const download = useDownload(caseId, caseRetrievedAt, document, documents, number);
  const button = useRef<HTMLButtonElement>(null);
  const { status } = download;
  const received = receivedName(document, number, t);
  const name = shownName(received);
  return {
    frame: {
      id: documentAnchor(document.path),
      tabIndex: -1,
      "aria-current": document.path === previewed?.path || undefined,
    },
    mark,
    /** The name as received, or the text that stands for a missing name. */
    received,
    downloadButton: {
      ref: button,
      "aria-label": t.documents.downloadOf({ name }),
      title: t.documents.download,
      "aria-disabled": status === "pending",
      onClick: () => {
        if (status !== "pending") download.start();
      },
    },
    previewButton: {
      "aria-label": t.documents.previewOf({ name }),
      title: t.documents.preview,
      onClick: () => openPreview(document),
    },
    /** The file, or why there is none; `undefined` before the files were read. */
    file,
    isSaved: status === "success",
    name,
    status: { ...download, label: t.documents.loadingOf({ name }), button },
  };
}

export type DocumentItemState = ReturnType<typeof useDocumentItem>;
