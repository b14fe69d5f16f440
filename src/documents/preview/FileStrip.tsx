import { memo, useEffect, useRef } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { FileName } from "../files/FileName.tsx";
import { receivedName, shownName } from "../files/file-names.ts";
import type { ListedDocument } from "../files/find-document.ts";
import { fileKey, fileOf } from "../files/find-document.ts";
import { FilePicture } from "./FilePicture.tsx";
import styles from "./FileStrip.module.css";

interface FileStripProps {
  readonly items: readonly ListedDocument[];
  readonly shownIndex: number;
  readonly onShow: (document: CaseDocument) => void;
}

/** Memoized: turning and reading a file render what is above it. */
export const FileStrip = memo(function FileStrip({ items, shownIndex, onShow }: FileStripProps) {
  const messages = useMessages();
  const { files, caseRetrievedAt } = useCaseFiles();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = list.current;
    const tile = strip?.children.item(shownIndex)?.getBoundingClientRect();
    if (!strip || !tile) return;
    // `scrollIntoView` would scroll the page too.
    const { left, right } = strip.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(strip).paddingLeft);
    if (tile.left < left + padding) strip.scrollLeft -= left + padding - tile.left;
    else if (tile.right > right - padding) strip.scrollLeft += tile.right - right + padding;
  }, [shownIndex]);
  return (
    <nav aria-label={messages.documents.attachments}>
      <ul ref={list} className={styles.strip}>
        {items.map(({ document, number, isOfStage }, index) => {
          const received = receivedName(document, number, messages);
          const file = fileOf(files, document, caseRetrievedAt);
          return (
            <li key={fileKey(document)} className={isOfStage ? undefined : styles.other}>
              <button
                type="button"
                className={`soft small ${styles.tile}`}
                aria-current={index === shownIndex || undefined}
                title={shownName(received)}
                onClick={() => onShow(document)}
              >
                <span className="visually-hidden">{messages.documents.preview} </span>
                <span className={styles.picture}>
                  <FilePicture name={document.name} file={file} />
                </span>
                <span className={styles.name}>
                  <FileName name={received} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
});
