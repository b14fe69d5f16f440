import { useCallback, useState } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { LoadedFile } from "../reader/messages.ts";
import styles from "./FileView.module.css";
import { TextPreview } from "./TextPreview.tsx";

/** Whether a file is shown as an image. */
export const isImage = ({ type }: LoadedFile): boolean => type.startsWith("image/");

interface FileViewProps {
  readonly file: LoadedFile;
  readonly name: string;
  /** Whether an image has its own size and scrolls; else it is scaled to fit. */
  readonly isActualSize: boolean;
}

/** Shows a file by the media type that its bytes have, or says that it cannot be shown. */
export function FileView(props: FileViewProps) {
  const { documents: words } = useFullWords();
  const { file, name } = props;
  if (isImage(file)) return <ImagePreview {...props} />;
  if (file.type === "application/pdf") return <PdfPreview {...props} />;
  if (file.type === "text") return <TextPreview {...file} size={file.blob.size} name={name} />;
  return <p>{words.shown.other}</p>;
}

function ImagePreview({ file, name, isActualSize }: FileViewProps) {
  const { documents: words } = useFullWords();
  const source = useBlobSource(file);
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <p>{words.shown.broken}</p>;
  return (
    // Focusable, because it may scroll.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={name} tabIndex={isActualSize ? 0 : undefined}>
      <img
        ref={source}
        className={isActualSize ? undefined : styles.fitted}
        alt={name}
        onError={() => setIsBroken(true)}
      />
    </section>
  );
}

/** A PDF in the browser's own viewer. Without a viewer there is no frame, which would download the file. */
function PdfPreview({ file, name }: FileViewProps) {
  const { documents: words } = useFullWords();
  const source = useBlobSource(file);
  if (!navigator.pdfViewerEnabled) return <p>{words.shown.noPdf}</p>;
  return (
    // A sandbox would disable the browser's viewer. The media type is fixed, so nothing else runs.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe ref={source} className={styles.pages} title={name} />
  );
}

/**
 * A `ref` for an element that shows a file as one media type. The object URL is revoked with the element.
 */
const useBlobSource = ({ blob, type }: LoadedFile) =>
  useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      const url = URL.createObjectURL(blob.slice(0, blob.size, type));
      if (element) element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob, type],
  );
