import { Download } from "lucide-react";
import { useCallback, useState } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import type { LoadedFile } from "../download/use-document-file.ts";
import { FileName } from "../names/FileName.tsx";
import { shownName } from "../names/shown-name.ts";
import type { FileKind } from "../reader/file-kind.ts";
import styles from "./Preview.module.css";
import { TextPreview } from "./TextPreview.tsx";

interface PreviewProps {
  /** The file's name, as sent. */
  readonly name: string;
  readonly file: LoadedFile;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** A file on the screen, as what its bytes say it is, or the sentence that it can't be shown. */
export function Preview({ name, file, onSave, onClose }: PreviewProps) {
  const words = useFullWords();
  return (
    <Dialog title={<FileName name={name} />} size="large" onClose={onClose}>
      <div className={styles.preview}>
        <Shown kind={file.fileKind} blob={file.blob} name={shownName(name)} />
        <Button
          look="primary"
          icon={<Download aria-hidden />}
          aria-label={words.documents.downloadOf({ name: shownName(name) })}
          onClick={onSave}
        >
          {words.documents.download}
        </Button>
      </div>
    </Dialog>
  );
}

interface ShownProps {
  readonly kind: FileKind;
  readonly blob: Blob;
  readonly name: string;
}

function Shown({ kind, blob, name }: ShownProps) {
  const { documents: words } = useFullWords();
  switch (kind) {
    case "png":
    case "jpeg":
    case "gif":
    case "webp":
      return <ImagePreview blob={blob} type={`image/${kind}`} name={name} />;
    case "pdf":
      return <PdfPreview blob={blob} name={name} />;
    case "text":
      return <TextPreview blob={blob} name={name} />;
    case "other":
      return <p>{words.shown.other}</p>;
  }
}

interface ImagePreviewProps {
  readonly blob: Blob;
  readonly type: string;
  readonly name: string;
}

/** A raster image, as large as the screen allows. */
function ImagePreview({ blob, type, name }: ImagePreviewProps) {
  const { documents: words } = useFullWords();
  const source = useBlobSource(blob, type);
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <p>{words.shown.broken}</p>;
  return (
    <div className={styles.frame}>
      <img ref={source} className={styles.image} alt={name} onError={() => setIsBroken(true)} />
    </div>
  );
}

/** A PDF in the browser's own viewer, where it has one: without, a frame would download the file. */
function PdfPreview({ blob, name }: Omit<ImagePreviewProps, "type">) {
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
