import { useCallback, useMemo, useState } from "react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { cutPosition } from "#privacy/card-number.ts";
import { MaskedText } from "#ui/text/MaskedText.tsx";
import { maxPreviewBytes } from "../download/file-content.ts";
import styles from "./FileView.module.css";
import type { LoadedFile } from "./use-loaded-file.ts";

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
  const { documents: words } = useMessages();
  const { file, name } = props;
  if (isImage(file)) return <ImagePreview {...props} />;
  if (file.type === "application/pdf") return <PdfPreview {...props} />;
  if (file.type === "text") return <TextPreview {...file} size={file.blob.size} name={name} />;
  return <p>{words.shown.other}</p>;
}

function ImagePreview({ file, name, isActualSize }: FileViewProps) {
  const { documents: words } = useMessages();
  const source = useBlobSource(file);
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return <p>{words.shown.broken}</p>;
  return (
    // The arrow keys scroll it instead of changing the file.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.frame}
      aria-label={name}
      // Focusable, because it may scroll.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isActualSize ? 0 : undefined}
      onKeyDown={(event) => {
        if (isActualSize && event.key.startsWith("Arrow")) event.stopPropagation();
      }}
    >
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
  const { documents: words } = useMessages();
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

interface TextPreviewProps {
  /** The beginning of the file. */
  readonly text: string;
  /** The size of the whole file in bytes. */
  readonly size: number;
  readonly name: string;
}

/** The beginning of a text file, with card numbers masked. */
function TextPreview({ text, size, name }: TextPreviewProps) {
  const { tag, words } = useLanguage();
  const ends = useMemo(() => pieceEnds(text), [text]);
  return (
    <>
      {size > maxPreviewBytes && (
        <p className={styles.note}>
          {words.documents.shown.cut({
            shown: formatBytes(maxPreviewBytes, tag),
            whole: formatBytes(size, tag),
          })}
        </p>
      )}
      {/* Focusable, because it scrolls. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.text} aria-label={name} tabIndex={0}>
        <pre dir="auto">
          {ends.map((end, index) => (
            <span key={end}>
              <MaskedText text={text} from={ends[index - 1] ?? 0} to={end} canReveal />
            </span>
          ))}
        </pre>
      </section>
    </>
  );
}

const maxPieceLength = 16_000;

/**
 * The end positions of pieces that the browser can lay out one by one. A piece ends after a line, if a
 * line ends in its second half, and never within a character or a card number.
 */
function pieceEnds(text: string): number[] {
  const ends: number[] = [];
  let from = 0;
  while (from < text.length) {
    let end = cutPosition(text, from, maxPieceLength);
    const lineEnd = text.lastIndexOf("\n", end - 1) + 1;
    if (end < text.length && lineEnd > from + maxPieceLength / 2) {
      end = cutPosition(text, from, lineEnd - from);
    }
    ends.push(end);
    from = end;
  }
  return ends;
}
