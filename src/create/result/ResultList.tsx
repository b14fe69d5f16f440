import { memo, useEffect, useState } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { drawAfter } from "#language/painted.ts";
import { inPieces } from "#model/in-pieces.ts";
import { nextTask } from "#ui/breath.ts";
import styles from "./Result.module.css";
import { ResultListRow } from "./ResultListRow.tsx";
import type { ResultRow } from "./result-rows.ts";

interface ResultListProps {
  readonly rows: readonly ResultRow[];
  /** Whether there is more than one request, so that its number is said. */
  readonly hasMany: boolean;
}

/** Rows in a piece. */
const pieceSize = 50;
/** Pieces rendered in one task. */
const piecesAtOnce = 5;

/** The rows of a result in pieces: of thousands only those in sight are laid out. */
export function ResultList({ rows, hasMany }: ResultListProps) {
  const { heading } = useFullWords().create.result;
  const pieces = inPieces(rows, pieceSize);
  const count = useGrowingCount(pieces.length, piecesAtOnce);
  return (
    <div role="list" aria-label={heading} className={styles.rows}>
      {pieces.slice(0, count).map((piece) => (
        <Piece key={piece[0]?.key} rows={piece} hasMany={hasMany} />
      ))}
    </div>
  );
}

/** Some rows; rendered again only when one of them has changed. */
const Piece = memo(
  function Piece({ rows, hasMany }: ResultListProps) {
    return (
      <div role="presentation" className={styles.piece}>
        {rows.map((row) => (
          <ResultListRow key={row.key} row={row} hasMany={hasMany} />
        ))}
      </div>
    );
  },
  (before, after) =>
    before.rows.length === after.rows.length &&
    before.rows.every((row, at) => row === after.rows[at]),
);

/** How many of many are rendered: a few at once, more with each task, so that the page answers in between. */
function useGrowingCount(all: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(
    () => (count < all ? drawAfter(nextTask(), () => setCount(count + step)) : undefined),
    [count, all, step],
  );
  return Math.min(count, all);
}
