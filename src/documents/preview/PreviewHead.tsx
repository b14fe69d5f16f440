import { Download, X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatBytes } from "#i18n/numbers.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { IconButton } from "#ui/Button.tsx";
import { DocumentFacts } from "../files/DocumentFacts.tsx";
import { FileName } from "../files/FileName.tsx";
import { shownName } from "../files/file-names.ts";
import styles from "./PreviewHead.module.css";

interface PreviewHeadProps {
  readonly document: CaseDocument;
  /** As received. */
  readonly name: string;
  /** Such as "2 of 5". */
  readonly place: string;
  /** In bytes. */
  readonly size: number | undefined;
  readonly downloadButton: RefObject<HTMLButtonElement | null>;
  readonly canDownload: boolean;
  readonly onDownload: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PreviewHead(props: PreviewHeadProps) {
  const { document, name, place, size, downloadButton, canDownload, onDownload } = props;
  const { tag, messages } = useLanguage();
  return (
    <header className={styles.head}>
      <h2 className={styles.name}>
        <FileName name={name} canReveal />
      </h2>
      <div className={`soft small ${styles.facts}`}>
        <output>
          <span className="visually-hidden">{shownName(name)}, </span>
          {place}
        </output>
        <DocumentFacts document={document} />
        {size !== undefined && <span>{formatBytes(size, tag)}</span>}
      </div>
      <div className={`line ${styles.tools}`}>
        {props.children}
        <IconButton
          ref={downloadButton}
          Icon={Download}
          label={messages.documents.downloadOf({ name: shownName(name) })}
          title={messages.documents.download}
          aria-disabled={!canDownload}
          onClick={onDownload}
        />
        <IconButton
          className={styles.close}
          Icon={X}
          label={messages.ui.close}
          keys="Esc"
          onClick={props.onClose}
        />
      </div>
    </header>
  );
}
