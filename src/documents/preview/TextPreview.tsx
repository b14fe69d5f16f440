import { useEffect, useMemo, useState } from "react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { cutPosition } from "#privacy/card-number.ts";
import { MaskedText } from "#ui/text/MaskedText.tsx";
import { longestPreview, readStart } from "../reader/file-kind.ts";
import styles from "./FileView.module.css";

interface TextPreviewProps {
  readonly blob: Blob;
  readonly name: string;
}

/** The beginning of a text, as text and nothing else. */
export function TextPreview({ blob, name }: TextPreviewProps) {
  const { tag, words } = useFullLanguage();
  const text = useStart(blob);
  const ends = useMemo(() => pieceEnds(text ?? ""), [text]);
  if (text === undefined) return <p>{words.documents.shown.unread}</p>;
  return (
    <>
      {blob.size > longestPreview && (
        <p className={styles.note}>
          {words.documents.shown.cut({
            shown: formatBytes(longestPreview, tag),
            whole: formatBytes(blob.size, tag),
          })}
        </p>
      )}
      {/* It scrolls, so the keyboard must reach it. */}
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

const longestPiece = 16_000;

/**
 * Where the pieces end that a page can lay out one by one: after a line where one ends in the second
 * half of a piece, and never through a character or a card number.
 */
function pieceEnds(text: string): number[] {
  const ends: number[] = [];
  let from = 0;
  while (from < text.length) {
    let end = cutPosition(text, from, longestPiece);
    const lineEnd = text.lastIndexOf("\n", end - 1) + 1;
    if (end < text.length && lineEnd > from + longestPiece / 2) {
      end = cutPosition(text, from, lineEnd - from);
    }
    ends.push(end);
    from = end;
  }
  return ends;
}

/** `undefined` when it cannot be read. */
function useStart(blob: Blob): string | undefined {
  const [text, setText] = useState<string | undefined>("");
  useEffect(() => {
    const read = async () => {
      // One byte more than is shown says that there is more.
      const bytes = new Uint8Array(await blob.slice(0, longestPreview + 1).arrayBuffer());
      setText(readStart(bytes));
    };
    read().catch(() => setText(undefined));
  }, [blob]);
  return text;
}
