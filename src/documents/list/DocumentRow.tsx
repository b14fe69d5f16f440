import type { MutationStatus } from "@tanstack/react-query";
import { Check, CircleSlash, Download, Eye, TriangleAlert } from "lucide-react";
import { memo, useEffect, useRef } from "react";
import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { Value } from "#ui/copy/ValueGroup.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { fileKey } from "../download/find-document.ts";
import { useDownload } from "../download/use-download.ts";
import { canPreview } from "../names/extension.ts";
import { FileIcon } from "../names/FileIcon.tsx";
import { FileName } from "../names/FileName.tsx";
import { escapedName, receivedName, shownName } from "../names/shown-name.ts";
import type { NoContent } from "../worker/files-error.ts";
import { DocumentFacts } from "./DocumentFacts.tsx";
import styles from "./DocumentRow.module.css";
import { documentAnchor } from "./document-anchor.ts";
import { ReadingStatus } from "./ReadingStatus.tsx";

interface DocumentRowProps {
  readonly caseId: CaseId;
  readonly document: CaseDocument;
  /** The document's place among the case's documents, from 1. */
  readonly number: number;
  /** All documents of the case. */
  readonly documents: readonly CaseDocument[];
  /** Called when the status of downloading the document changes, not with its progress. Stable. */
  readonly onStatus: (name: string, status: MutationStatus) => void;
}

/** A document in the list of attachments, with its buttons. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { caseId, document, number, documents, onStatus } = props;
  const words = useMessages();
  const mark = useMark(document.path);
  const { retrievedAt, sizes, previewed, openPreview } = useCaseFiles();
  const download = useDownload(caseId, retrievedAt, document, documents, number);
  const row = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { status } = download;
  const isLoading = status === "pending";
  const received = receivedName(document, number, words);
  const name = shownName(received);
  useEffect(() => {
    onStatus(name, status);
  }, [name, status, onStatus]);
  const anchor = documentAnchor(document.path);
  // The browser follows a link to this row before the row is rendered, and finds nothing: follow it here.
  useEffect(() => {
    if (location.hash !== `#${anchor}`) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView();
  }, [anchor]);

  return (
    <li
      ref={row}
      id={anchor}
      tabIndex={-1}
      className={styles.row}
      aria-current={document.path === previewed?.path || undefined}
    >
      <p className={styles.name}>
        <FileIcon name={document.name} />
        <Value>
          <FileName name={received} canReveal />
          {document.name.trim() !== "" && (
            <CopyButton
              label={words.copy.of({ name })}
              text={() => escapedName(maskCardNumbers(received))}
            />
          )}{" "}
          {mark && <ChangeMark mark={mark} />}
        </Value>
      </p>
      <p className={styles.size}>
        <FileSize
          isSaved={status === "success"}
          size={download.data?.size ?? sizes.get(fileKey(document))}
        />
      </p>
      <DocumentFacts document={document} isInColumns />
      <div className={styles.actions}>
        {canPreview(document.name) && (
          <Button
            variant="quiet"
            icon={<Eye aria-hidden />}
            aria-label={words.documents.previewOf({ name })}
            title={words.documents.preview}
            onClick={() => openPreview(document)}
          >
            <span>{words.documents.preview}</span>
          </Button>
        )}
        <Button
          ref={button}
          variant="quiet"
          icon={<Download aria-hidden />}
          aria-label={words.documents.downloadOf({ name })}
          title={words.documents.download}
          aria-disabled={isLoading}
          onClick={() => !isLoading && download.start()}
        >
          <span>{words.documents.download}</span>
        </Button>
      </div>
      <div className={styles.more}>
        <ReadingStatus {...download} label={words.documents.loadingOf({ name })} button={button} />
      </div>
    </li>
  );
});

interface FileSizeProps {
  readonly isSaved: boolean;
  /** The size in the last answer with files, in bytes; `undefined` before such an answer. */
  readonly size: number | NoContent | undefined;
}

/** The size of a file as soon as it is known, or a word that says why there is no file. */
function FileSize({ isSaved, size }: FileSizeProps) {
  const { tag, words } = useLanguage();
  const { state: texts } = words.documents;
  if (typeof size === "number") {
    return (
      <>
        {isSaved && (
          <>
            <Check aria-hidden className={styles.done} size="0.8125rem" />
            <span className="visually-hidden">{texts.saved}</span>{" "}
          </>
        )}
        {formatBytes(size, tag)}
      </>
    );
  }
  if (size === undefined) return null;
  const isEmpty = size === "empty";
  return (
    <StatusLabel tone={isEmpty ? "warn" : "late"} icon={isEmpty ? CircleSlash : TriangleAlert}>
      {isEmpty || size === "not-sent" ? texts[size] : texts.corrupt}
    </StatusLabel>
  );
}
