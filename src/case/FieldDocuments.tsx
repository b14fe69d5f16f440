import { documentAnchor } from "#documents/list/document-anchor.ts";
import { FileName } from "#documents/names/FileName.tsx";
import { useIsWhole } from "#language/painted.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { useIsOnPaper } from "#ui/paper.ts";
import styles from "./FieldList.module.css";

/** More than a screen has room for. */
const many = 100;

interface FieldDocumentsProps {
  readonly documents: readonly CaseDocument[];
}

/** The documents of a field, each as a link to where it can be had. */
export function FieldDocuments({ documents }: FieldDocumentsProps) {
  const isPainted = useIsWhole(documents.length, many);
  const isWhole = useIsOnPaper() || isPainted;
  return (
    <div className={styles.documents}>
      {(isWhole ? documents : documents.slice(0, many)).map((document) => (
        <a
          key={document.path}
          href={`#${documentAnchor(document.path)}`}
          className={styles.document}
        >
          <FileName name={document.name || document.id} />
        </a>
      ))}
    </div>
  );
}
