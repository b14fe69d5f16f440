import { inPieces } from "#model/in-pieces.ts";
import styles from "./BatchResult.module.css";
import { ResultPiece } from "./ResultPiece.tsx";
import type { ResultLine } from "./result-line.ts";
import { useGrowth } from "./use-growth.ts";

interface ResultLinesProps {
  readonly label: string;
  readonly lines: readonly ResultLine[];
}

/** Lines in a piece. */
const inPiece = 50;
/** Pieces that are drawn in one go. */
const atOnce = 5;

/** The lines of a result in pieces: of thousands only those are laid out that are in sight. */
export function ResultLines({ label, lines }: ResultLinesProps) {
  const pieces = inPieces(lines, inPiece);
  const count = useGrowth(pieces.length, atOnce);
  return (
    <div role="list" aria-label={label} className={styles.rows}>
      {pieces.slice(0, count).map((piece) => (
        <ResultPiece key={piece[0]?.key} lines={piece} />
      ))}
    </div>
  );
}
