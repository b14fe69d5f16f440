import { memo } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import styles from "./BatchResult.module.css";
import { BatchResultRow } from "./BatchResultRow.tsx";
import type { ResultLine } from "./result-line.ts";
import { verdictText } from "./verdict-text.ts";

interface ResultPieceProps {
  readonly lines: readonly ResultLine[];
}

/** Some lines of a result; drawn anew only when one of them has changed. */
export const ResultPiece = memo(function ResultPiece({ lines }: ResultPieceProps) {
  const { batch } = useWords();
  const { row, loose } = batch.result;
  return (
    <div role="presentation" className={styles.piece}>
      {lines.map(({ key, kind, of, arn, item, held }) => (
        <BatchResultRow
          key={key}
          name={"row" in of ? row({ number: of.row }) : loose(of)}
          arn={arn}
          kind={kind}
          item={item}
          why={held && verdictText(held, batch).why}
        />
      ))}
    </div>
  );
}, areSame);

function areSame({ lines }: ResultPieceProps, { lines: others }: ResultPieceProps): boolean {
  return lines.length === others.length && lines.every((line, at) => line === others[at]);
}
