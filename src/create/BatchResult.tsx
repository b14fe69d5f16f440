import { type ReactNode, useDeferredValue, useState } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import styles from "./BatchResult.module.css";
import type { RunState } from "./batch-run.ts";
import { CountFilter } from "./CountFilter.tsx";
import { HeldResults } from "./HeldResults.tsx";
import { RequestResults } from "./RequestResults.tsx";
import { countResults, type ResultGroup } from "./row-result.ts";

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
  const told = run.requests.filter(
    ({ state }) => isEnded || (state.kind !== "waiting" && state.kind !== "sending"),
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
        <ol aria-label={create.result.heading} className={styles.rows}>
          {told.map((request) => (
            <RequestResults key={request.number} request={request} group={group} />
          ))}
          {isEnded && (group === "all" || group === "unsent") && <HeldResults held={run.held} />}
        </ol>
        <p className={styles.soft}>{words.byPosition}</p>
      </div>
    </Sheet>
  );
}
