import { useEffect, useMemo, useState } from "react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { cutPosition } from "#privacy/card-number.ts";
import { MaskedText } from "#ui/text/MaskedText.tsx";
import { maxPreviewBytes, readBeginning } from "../reader/file-kind.ts";
import styles from "./FileView.module.css";

interface TextPreviewProps {
  readonly blob: Blob;
  readonly name: string;
}

/** The beginning of a text file, with card numbers masked. */
export function TextPreview({ blob, name }: TextPreviewProps) {
  const { tag, words } = useFullLanguage();
  const text = useBeginning(blob);
  const ends = useMemo(() => pieceEnds(text ?? ""), [text]);
  if (text === undefined) return <p>{words.documents.shown.unread}</p>;
  return (
    <>
      {blob.size > maxPreviewBytes && (
        <p className={styles.note}>
          {words.documents.shown.cut({
            shown: formatBytes(maxPreviewBytes, tag),
            whole: formatBytes(blob.size, tag),
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

/** The beginning of a text file: "" until it has been read, `undefined` when it cannot be read. */
function useBeginning(blob: Blob): string | undefined {
  const [text, setText] = useState<string | undefined>("");
  useEffect(() => {
    const read = async () => {
      // One byte more than is shown, which tells `readBeginning` that the text is cut.
      const bytes = new Uint8Array(await blob.slice(0, maxPreviewBytes + 1).arrayBuffer());
      setText(readBeginning(bytes));
    };
    read().catch(() => setText(undefined));
  }, [blob]);
  return text;
}
