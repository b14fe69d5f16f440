import { useMessages } from "#i18n/LanguageProvider.tsx";
import styles from "./FileView.module.css";
import { ImageView } from "./ImageView.tsx";
import { type LoadedFile, useBlobSource } from "./loaded-file.ts";
import { TextFileView } from "./text/TextFileView.tsx";

interface FileViewProps {
  readonly file: LoadedFile;
  readonly name: string;
  /** Where the buttons of the preview stand. */
  readonly tools: HTMLElement | null;
  readonly isInDialog: boolean;
}

/** Shows a file by the media type of its bytes, or says that it cannot be shown. */
export function FileView(props: FileViewProps) {
  const { file, name, tools } = props;
  const { documents: t } = useMessages();
  if (file.blob.size === 0) return <p>{t.problems.empty}</p>;
  if (file.type.startsWith("image/")) return <ImageView {...props} />;
  if (file.type === "application/pdf") return <PdfView file={file} name={name} />;
  if (file.type === "text") {
    return (
      <TextFileView
        content={file}
        mail={file.mail}
        size={file.blob.size}
        name={name}
        tools={tools}
      />
    );
  }
  return <p>{t.shown.byName({ kind: "" })}</p>;
}

/** The browser's viewer without its list of pages, each page as wide as the frame. */
const viewerOptions = "#navpanes=0&view=FitH";

/** A PDF in the browser's own viewer. Without a viewer there is no frame, which would download the file. */
function PdfView({ file, name }: Pick<FileViewProps, "file" | "name">) {
  const { documents: t } = useMessages();
  const source = useBlobSource(file, viewerOptions);
  if (!navigator.pdfViewerEnabled) return <p>{t.shown.noPdf}</p>;
  return (
    // A sandbox would disable the browser's viewer. The media type is fixed, so nothing else runs.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe ref={source} className={styles.pages} title={name} />
  );
}
