import { memo } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { BatchResultRow } from "./BatchResultRow.tsx";
import type { JudgedRow } from "./batch.ts";
import { verdictText } from "./verdict-text.ts";

/** The rows that were left out of a run, and why. */
export const HeldResults = memo(function HeldResults({ held }: { held: readonly JudgedRow[] }) {
  const words = useWords().batch;
  return held.map((judged) => (
    <BatchResultRow
      key={judged.row.number}
      name={words.result.row({ number: judged.row.number })}
      arn={judged.row.arn}
      kind="unsent"
      item={undefined}
      why={verdictText(judged, words).why}
    />
  ));
});
