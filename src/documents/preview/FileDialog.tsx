import { useId, useState } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Notice } from "#ui/Notice.tsx";
import { FileName } from "../files/FileName.tsx";
import { shownName } from "../files/file-names.ts";
import styles from "./FileDialog.module.css";
import { FileView } from "./FileView.tsx";
import { useLoadedFile } from "./loaded-file.ts";

interface FileDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** Shows a file that is not yet in a case. */
export function FileDialog({ file, onClose }: FileDialogProps) {
  const { documents: t } = useMessages();
  return (
    <Dialog
      size="large"
      title={<FileName name={file.name} />}
      label={t.previewOf({ name: shownName(file.name) })}
      onClose={onClose}
    >
      {/* A file that was changed or removed since it was chosen can't be read. */}
      <ErrorBoundary renderError={() => <Notice tone="warn" isAlert title={t.cannotRead} />}>
        <LocalFile file={file} />
      </ErrorBoundary>
    </Dialog>
  );
}

function LocalFile({ file }: Pick<FileDialogProps, "file">) {
  const id = useId();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const loaded = useLoadedFile("not in a case", id, file);
  return (
    <>
      <div ref={setTools} className={styles.tools} />
      <div className={styles.file} aria-busy={!loaded}>
        {loaded && <FileView file={loaded} name={shownName(file.name)} tools={tools} isInDialog />}
      </div>
    </>
  );
}
