import { useMemo } from "react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { cutPosition } from "#privacy/card-number.ts";
import { MaskedText } from "#ui/text/MaskedText.tsx";
import { maxPreviewBytes } from "../reader/file-content.ts";
import styles from "./FileView.module.css";

interface TextPreviewProps {
  /** The beginning of the file. */
  readonly text: string;
  /** The size of the whole file in bytes. */
  readonly size: number;
  readonly name: string;
}

/** The beginning of a text file, with card numbers masked. */
export function TextPreview({ text, size, name }: TextPreviewProps) {
  const { tag, words } = useFullLanguage();
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
