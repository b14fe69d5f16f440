import { type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import styles from "./BatchResult.module.css";
import type { RunState } from "./batch-run.ts";
import { CountFilter } from "./CountFilter.tsx";
import { ResultLines } from "./ResultLines.tsx";
import { linesOf } from "./result-line.ts";
import { countResults, groupOf, type ResultGroup } from "./row-result.ts";

interface BatchResultProps {
  readonly run: RunState;
  /** What was not sent is told too. */
  readonly isEnded: boolean;
  readonly children?: ReactNode;
}

const groups = ["created", "refused", "unknown", "sending", "unsent"] as const;

/** What became of each row so far, in their order. */
export function BatchResult({ run, isEnded, children }: BatchResultProps) {
  const { batch, create } = useWords();
  const { result: words } = batch;
  const [chosen, choose] = useState<ResultGroup | "all">("all");
  // Thousands of rows are drawn in pieces, in which the page answers.
  const group = useDeferredValue(chosen);
  const counts = countResults(run);
  const lines = useMemo(
    () => linesOf(run, isEnded).filter((line) => group === "all" || groupOf(line) === group),
    [run, isEnded, group],
  );
  return (
    <Sheet title={create.result.heading}>
      <div className={styles.body}>
        {children}
        <CountFilter
          label={words.filter}
          options={[
            { value: "all", label: batch.all, count: counts.all },
            ...groups.map((one) => ({ value: one, label: words.groups[one], count: counts[one] })),
          ]}
          chosen={chosen}
          onChoose={choose}
        />
        {/* A new list for each group: it begins with its first lines. */}
        <ResultLines key={group} label={create.result.heading} lines={lines} />
        <p className={styles.soft}>{words.byPosition}</p>
      </div>
    </Sheet>
  );
}
