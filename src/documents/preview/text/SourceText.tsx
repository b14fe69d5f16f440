import { useMemo } from "react";
import { cutPosition } from "#privacy/card-number.ts";
import { MaskedText } from "#ui/text/MaskedText.tsx";
import styles from "./SourceText.module.css";

export function SourceText({ text }: { readonly text: string }) {
  const ends = useMemo(() => pieceEnds(text), [text]);
  return (
    <pre className={styles.source} dir="auto">
      {ends.map((end, index) => (
        <span key={end}>
          <MaskedText text={text} from={ends[index - 1] ?? 0} to={end} canReveal />
        </span>
      ))}
    </pre>
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
