import { Download, Eye } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import { Button } from "#ui/Button.tsx";
import { canPreview } from "../names/extension.ts";
import { FileIcon } from "../names/FileIcon.tsx";
import { DocumentFacts } from "./DocumentFacts.tsx";
import styles from "./DocumentRow.module.css";
import { FileSize } from "./FileSize.tsx";
import { ReceivedFileName } from "./ReceivedFileName.tsx";
import type { DocumentItemState } from "./use-document-item.ts";

interface DocumentRowProps {
  readonly document: CaseDocument;
  readonly item: DocumentItemState;
}

export function DocumentRow({ document, item }: DocumentRowProps) {
  const { documents: t } = useMessages();
  return (
    <div className={styles.row}>
      <p className={styles.name}>
        <FileIcon name={document.name} />
        <ReceivedFileName
          name={item.received}
          isNamed={document.name.trim() !== ""}
          mark={item.mark}
        />
      </p>
      <p className={styles.size}>
        <FileSize {...item} />
      </p>
      <DocumentFacts document={document} isInColumns />
      <div className={styles.actions}>
        {canPreview(document.name) && (
          <Button variant="quiet" icon={<Eye aria-hidden />} {...item.previewButton}>
            <span>{t.preview}</span>
          </Button>
        )}
        <Button variant="quiet" icon={<Download aria-hidden />} {...item.downloadButton}>
          <span>{t.download}</span>
        </Button>
      </div>
    </div>
  );
}
