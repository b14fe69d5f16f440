import { memo } from "react";
import { createPortal } from "react-dom";
import styles from "./DocumentItem.module.css";
import { DocumentRow } from "./DocumentRow.tsx";
import { DocumentTile } from "./DocumentTile.tsx";
import { ReadingStatus } from "./ReadingStatus.tsx";
import { type DocumentOfList, useDocumentItem } from "./use-document-item.ts";

interface DocumentItemProps extends DocumentOfList {
  /**
   * Whether the item is a tile, as for a document of the selected stage, or a row. The element stays the same when this
   * changes, so that its download goes on.
   */
  readonly isOfStage: boolean;
  /** Whether a tile names its field, because other files of the stage belong to other fields. */
  readonly isFieldShown: boolean;
  /** A title above the row; "" for none. */
  readonly heading: string;
  /**
   * The element below the list for the progress and the outcome of a tile's download, which need more room than a tile
   * has.
   */
  readonly statusRoot: HTMLElement | null;
}

export const DocumentItem = memo(function DocumentItem(props: DocumentItemProps) {
  const { isOfStage, isFieldShown, heading, statusRoot, document } = props;
  const item = useDocumentItem(props);
  const status = <ReadingStatus {...item.status} />;
  if (isOfStage) {
    return (
      <li {...item.frame} className={styles.tile}>
        <DocumentTile document={document} item={item} isFieldShown={isFieldShown} />
        {statusRoot && createPortal(status, statusRoot)}
      </li>
    );
  }
  return (
    <li {...item.frame} className={styles.row}>
      {heading !== "" && <h4>{heading}</h4>}
      <DocumentRow document={document} item={item} />
      {status}
    </li>
  );
});
