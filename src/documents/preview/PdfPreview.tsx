import { useFullWords } from "#language/LanguageProvider.tsx";
import { useBlobSource } from "./blob-source.ts";
import styles from "./Preview.module.css";

interface PdfPreviewProps {
  readonly blob: Blob;
  readonly name: string;
}

/** A PDF in the browser's own viewer, where it has one: without, a frame would download the file. */
export function PdfPreview({ blob, name }: PdfPreviewProps) {
  const { documents: words } = useFullWords();
  const source = useBlobSource(blob, "application/pdf");
  if (!navigator.pdfViewerEnabled) return <p>{words.shown.noPdf}</p>;
  return (
    <>
      <p className={styles.note}>{words.shown.pdf}</p>
      <div className={styles.frame}>
        {/* The browser's viewer doesn't run in a sandbox; the type is fixed, so nothing else does. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={source} className={styles.pages} title={name} />
      </div>
    </>
  );
}
