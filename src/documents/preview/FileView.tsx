import { useCallback, useState } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { FileKind } from "../reader/file-kind.ts";
import type { LoadedFile } from "../reader/messages.ts";
import styles from "./FileView.module.css";
import { TextPreview } from "./TextPreview.tsx";

/** Whether a file is shown as an image. */
export const isImage = (kind: FileKind): boolean => /^(?:png|jpeg|gif|webp)$/.test(kind);

interface FileViewProps {
  readonly file: LoadedFile;
  readonly name: string;
  /** An image in its own size, to be scrolled; else as large as there is room. */
  readonly isActualSize: boolean;
}

/** A file on the screen, as what its bytes say it is, or the sentence that it can't be shown. */
export function FileView({ file: { blob, fileKind }, name, isActualSize }: FileViewProps) {
  const { documents: words } = useFullWords();
  if (isImage(fileKind)) {
    const type = `image/${fileKind}`;
    return <ImagePreview blob={blob} type={type} name={name} isActualSize={isActualSize} />;
  }
  if (fileKind === "pdf") return <PdfPreview blob={blob} name={name} />;
  if (fileKind === "text") return <TextPreview blob={blob} name={name} />;
  return <p>{words.shown.other}</p>;
}

interface ImagePreviewProps {
  readonly blob: Blob;
  readonly type: string;
  readonly name: string;
  readonly isActualSize: boolean;
}

/** A raster image. */
function ImagePreview({ blob, type, name, isActualSize }: ImagePreviewProps) {
  const { documents: words } = useFullWords();
  const source = useBlobSource(blob, type);
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <p>{words.shown.broken}</p>;
  return (
    // It may scroll, so the keyboard must reach it.
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

/** A PDF in the browser's own viewer, where it has one: without, a frame would download the file. */
function PdfPreview({ blob, name }: Pick<ImagePreviewProps, "blob" | "name">) {
  const { documents: words } = useFullWords();
  const source = useBlobSource(blob, "application/pdf");
  if (!navigator.pdfViewerEnabled) return <p>{words.shown.noPdf}</p>;
  return (
    // The browser's viewer doesn't run in a sandbox; the type is fixed, so nothing else does.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe ref={source} className={styles.pages} title={name} />
  );
}

/**
 * The `ref` of an element that shows a blob as one media type. The object URL lives as long as the
 * element does.
 */
const useBlobSource = (blob: Blob, type: string) =>
  useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      const url = URL.createObjectURL(blob.slice(0, blob.size, type));
      if (element) element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob, type],
  );
