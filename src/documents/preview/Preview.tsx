import { Download } from "lucide-react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import type { LoadedFile } from "../download/use-document-file.ts";
import { FileName } from "../names/FileName.tsx";
import { shownName } from "../names/shown-name.ts";
import type { FileKind } from "../reader/file-kind.ts";
import { ImagePreview } from "./ImagePreview.tsx";
import { PdfPreview } from "./PdfPreview.tsx";
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
