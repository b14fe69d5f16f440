import { DocumentFacts } from "#documents/list/DocumentFacts.tsx";
import { FileName } from "#documents/names/FileName.tsx";
import { useFullWords } from "#language/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import { Sheet } from "#ui/Sheet.tsx";
import styles from "./PrintedCase.module.css";

/** The attachments of a case on paper: their names, and where each belongs. */
export function PrintedDocuments({ documents }: { readonly documents: readonly CaseDocument[] }) {
  const { documents: words } = useFullWords();
  return (
    <Sheet title={words.attachments}>
      {documents.length === 0 && <p>{words.none}</p>}
      <ol>
        {documents.map((document, at) => (
          <li key={document.path} className={styles.document}>
            <FileName
              name={document.name.trim() === "" ? words.unnamed({ number: at + 1 }) : document.name}
            />
            <DocumentFacts document={document} />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
