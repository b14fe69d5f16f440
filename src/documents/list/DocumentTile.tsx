import { Download } from "lucide-react";
import type { CaseDocument } from "#model/case-document.ts";
import { Button } from "#ui/Button.tsx";
import { canPreview } from "../names/extension.ts";
import { DocumentFacts } from "./DocumentFacts.tsx";
import styles from "./DocumentTile.module.css";
import { FilePicture } from "./FilePicture.tsx";
import { FileSize } from "./FileSize.tsx";
import { ReceivedFileName } from "./ReceivedFileName.tsx";
import type { DocumentItemState } from "./use-document-item.ts";

interface DocumentTileProps {
  readonly document: CaseDocument;
  readonly item: DocumentItemState;
  readonly isPlaceShown: boolean;
}

/** A document of the selected stage: the icon of its kind of file, or its image once it was read. */
export function DocumentTile({ document, item, isPlaceShown }: DocumentTileProps) {
  const picture = (
    <FilePicture name={document.name} file={item.file}>
      <FileSize {...item} />
    </FilePicture>
  );
  return (
    <div className={styles.tile}>
      <div className={styles.picture}>
        {canPreview(document.name) ? (
          <button type="button" className={styles.preview} {...item.previewButton}>
            {picture}
          </button>
        ) : (
          picture
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
        <DocumentFacts document={document} isPlaceShown={isPlaceShown} />
      </div>
    </div>
  );
}
