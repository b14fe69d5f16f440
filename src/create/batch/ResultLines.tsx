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
  const count = useGrowth(Math.ceil(lines.length / inPiece), atOnce);
  const pieces = Array.from({ length: count }, (_, at) =>
    lines.slice(at * inPiece, (at + 1) * inPiece),
  );
  return (
    <div role="list" aria-label={label} className={styles.rows}>
      {pieces.map((piece) => (
        <ResultPiece key={piece[0]?.key} lines={piece} />
      ))}
    </div>
  );
}
