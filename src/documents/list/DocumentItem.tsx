import { memo } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import styles from "./DocumentItem.module.css";
import { DocumentRow } from "./DocumentRow.tsx";
import { DocumentTile } from "./DocumentTile.tsx";
import { ReadingStatus } from "./ReadingStatus.tsx";
import { type DocumentItemOptions, useDocumentItem } from "./use-document-item.ts";

interface DocumentItemProps extends DocumentItemOptions {
  /**
   * Whether the item is a tile, as for a document of the selected stage, or a row. The element stays the same when this
   * changes, so that its download goes on.
   */
  readonly isOfStage: boolean;
  /** Whether a tile shows its stage and field, because other files of the stage belong to other fields. */
  readonly isPlaceShown: boolean;
  /** A title above the row; "" for none. */
  readonly heading: string;
  /**
   * The element below the list for the progress and the outcome of a tile's download, which need more room than a tile
   * has.
   */
  readonly statusRoot: HTMLElement | null;
}

export const DocumentItem = memo(function DocumentItem(props: DocumentItemProps) {
  const { isOfStage, isPlaceShown, heading, statusRoot, document } = props;
  const item = useDocumentItem(props);
  const { documents: t } = useMessages();
  const status = <ReadingStatus {...item.status} />;
  return (
    <li {...item.frame} className={isOfStage ? styles.tile : styles.row}>
      {heading !== "" && <h4>{heading}</h4>}
      {isOfStage ? (
        <DocumentTile document={document} item={item} isPlaceShown={isPlaceShown} />
      ) : (
        <DocumentRow document={document} item={item} />
      )}
      {statusRoot ? createPortal(status, statusRoot) : status}
      <output className="visually-hidden">
        {item.status.status === "pending" && item.status.label}
        {item.isSaved && t.downloaded(item)}
      </output>
    </li>
  );
});
