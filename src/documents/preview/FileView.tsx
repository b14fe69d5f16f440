import { Download, RotateCcw, RotateCw } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button, ButtonRow, IconButton } from "#ui/Button.tsx";
import { useShortcut } from "#ui/page/shortcut.ts";
import { useBlobSource } from "./FilePicture.tsx";
import styles from "./FileView.module.css";
import type { LoadedFile } from "./loaded-file.ts";
import { TextFileView } from "./text/TextFileView.tsx";

interface FileViewProps {
  readonly file: LoadedFile;
  readonly name: string;
  /** Where the buttons of the preview stand. */
  readonly tools: HTMLElement | null;
  readonly isInDialog: boolean;
  readonly onDownload: () => void;
}

/** Shows a file by what its bytes are, or says that it cannot be shown. */
export function FileView(props: FileViewProps) {
  const { file, name, tools, onDownload } = props;
  const { documents: t } = useMessages();
  if (file.blob.size === 0) return <p>{t.problems.empty}</p>;
  switch (file.kind) {
    case "image":
      return <ImageView {...props} />;
    case "pdf":
      return <PdfView {...props} />;
    case "text":
      return (
        <TextFileView
          content={file}
          mail={file.mail}
          size={file.blob.size}
          name={name}
          tools={tools}
        />
      );
    case "other":
      return <NotShown onDownload={onDownload}>{t.shown.byName({ kind: "" })}</NotShown>;
  }
}

interface NotShownProps {
  readonly children: string;
  readonly onDownload: () => void;
}

/** Says why a file is not shown, and offers to download it. */
export function NotShown({ children, onDownload }: NotShownProps) {
  const { documents: t } = useMessages();
  return (
    <div className="stack">
      <p>{children}</p>
      <ButtonRow>
        <Button icon={<Download aria-hidden />} onClick={onDownload}>
          {t.download}
        </Button>
      </ButtonRow>
    </div>
  );
}

/** An image, which can be turned, and is shown whole or in its own size, never enlarged. */
function ImageView({ file, name, tools, isInDialog, onDownload }: FileViewProps) {
  const { documents: t } = useMessages();
  const source = useBlobSource(file.blob, file.type);
  /** The image's own size in CSS pixels. */
  const [own, setOwn] = useState<{ readonly width: number; readonly height: number }>();
  const [isBroken, setBroken] = useState(false);
  const [isFitted, setFitted] = useState(true);
  /** Quarter turns clockwise. */
  const [turns, setTurns] = useState(0);
  const turnLeft = () => setTurns(turns - 1);
  const turnRight = () => setTurns(turns + 1);
  const keys = { repeats: true, isInDialog };
  useShortcut({ key: "bracketleft", ...keys }, turnLeft);
  useShortcut({ key: "bracketright", ...keys }, turnRight);
  if (isBroken) return <NotShown onDownload={onDownload}>{t.shown.broken}</NotShown>;
  const isTurned = turns % 2 !== 0;
  const room = own && isTurned ? { width: own.height, height: own.width } : own;
  return (
    <>
      {tools &&
        createPortal(
          <>
            <Button variant="quiet" onClick={() => setFitted(!isFitted)}>
              {isFitted ? t.image.fullSize : t.image.fit}
            </Button>
            <IconButton Icon={RotateCcw} label={t.image.turnLeft} keys="[" onClick={turnLeft} />
            <IconButton Icon={RotateCw} label={t.image.turnRight} keys="]" onClick={turnRight} />
          </>,
          tools,
        )}
      {/* Here the arrow keys scroll the image instead of changing the file. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        className={styles.frame}
        aria-label={name}
        // Focusable, because it may scroll.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={isFitted ? undefined : 0}
        onKeyDown={(event) => {
          if (!isFitted && event.key.startsWith("Arrow")) event.stopPropagation();
        }}
      >
        <div className={styles.room} style={isFitted ? undefined : room}>
          <img
            ref={source}
            className={[
              styles.image,
              isFitted ? styles.fitted : "",
              isTurned ? styles.turned : "",
            ].join(" ")}
            style={{ transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
            alt={name}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setOwn({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setBroken(true)}
          />
        </div>
      </div>
    </>
  );
}

/** The browser's viewer without its list of pages, each page as wide as the frame. */
const viewerOptions = "#navpanes=0&view=FitH";

/** A PDF in the browser's own viewer. Without a viewer there is no frame, which would download the file. */
function PdfView({ file, name, onDownload }: FileViewProps) {
  const { documents: t } = useMessages();
  const source = useBlobSource(file.blob, file.type, viewerOptions);
  if (!navigator.pdfViewerEnabled) {
    return <NotShown onDownload={onDownload}>{t.shown.noPdf}</NotShown>;
  }
  return (
    // A sandbox would disable the browser's viewer. The media type is fixed, so nothing else runs.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe ref={source} className={styles.pages} title={name} />
  );
}
