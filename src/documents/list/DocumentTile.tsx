import { Download } from "lucide-react";
import type { CaseDocument } from "#model/case-document.ts";
import { Button } from "#ui/Button.tsx";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { fileOf } from "../download/find-document.ts";
import { canPreview, extensionOf } from "../names/extension.ts";
import { FileIcon } from "../names/FileIcon.tsx";
import { DocumentFacts } from "./DocumentFacts.tsx";
import styles from "./DocumentTile.module.css";
import { FileSize } from "./FileSize.tsx";
import { ReceivedFileName } from "./ReceivedFileName.tsx";
import { Thumbnail } from "./Thumbnail.tsx";
import type { ItemOfDocument } from "./use-document-item.ts";

interface DocumentTileProps {
  readonly document: CaseDocument;
  readonly item: ItemOfDocument;
  readonly isFieldShown: boolean;
}

/** A document of the selected stage: the icon of its kind of file, or its image once it was read. */
export function DocumentTile({ document, item, isFieldShown }: DocumentTileProps) {
  const { files, caseRetrievedAt } = useCaseFiles();
  const file = fileOf(files, document, caseRetrievedAt);
  const picture = (
    <Thumbnail file={file instanceof Blob ? file : undefined}>
      <FileIcon name={document.name} />
      <span>
        {extensionOf(document.name).toUpperCase()}{" "}
        <FileSize isSaved={item.isSaved} size={item.size} />
      </span>
    </Thumbnail>
  );
  return (
    <div className={styles.tile}>
      <div className={styles.picture}>
        {canPreview(document.name) ? (
          <button type="button" className={styles.thumb} {...item.previewButton}>
            {picture}
          </button>
        ) : (
          <div className={styles.thumb}>{picture}</div>
        )}
        <Button
          className={styles.download}
          icon={<Download aria-hidden />}
          {...item.downloadButton}
        />
      </div>
      <div className={styles.about}>
        <p className={styles.name}>
          <ReceivedFileName
            name={item.received}
            isNamed={document.name.trim() !== ""}
            mark={item.mark}
          />
        </p>
        <DocumentFacts document={document} isPlaceShown={isFieldShown} />
      </div>
    </div>
  );
}
