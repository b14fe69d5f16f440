import { Download } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { saveTable } from "#documents/table-file.ts";
import { saveWorkbook } from "#documents/workbook-file.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { BatchEnd } from "./BatchEnd.tsx";
import { BatchProgress } from "./BatchProgress.tsx";
import styles from "./BatchResult.module.css";
import { BatchResult } from "./BatchResult.tsx";
import { resultTable } from "./batch-export.ts";
import type { RunState } from "./batch-run.ts";
import { RestDialog } from "./RestDialog.tsx";
import { countResults, createdIn } from "./row-result.ts";
import type { useBatchRun } from "./use-batch-run.ts";

interface BatchRunViewProps {
  readonly batchRun: ReturnType<typeof useBatchRun>;
  readonly run: RunState;
  readonly onStartOver: () => void;
}

/** A run while it goes on, and what can be done after it. */
export function BatchRunView({ batchRun, run, onStartOver }: BatchRunViewProps) {
  const words = useWords();
  const { result } = words.batch;
  const [isAsking, ask] = useState(false);
  const isEnded = !batchRun.isBusy;
  const counts = countResults(run);
  const ids = createdIn(run.requests);

  const table = () => resultTable(run, words.batch);

  return (
    <>
      {!isEnded && (
        <BatchProgress
          run={run}
          onPause={batchRun.pause}
          onProceed={batchRun.proceed}
          onStop={batchRun.stop}
        />
      )}
      {/* The same before and after the end, or its thousands of lines would be drawn anew. */}
      <BatchResult run={run} isEnded={isEnded}>
        {isEnded && (
          <>
            <BatchEnd run={run} />
            <div className={styles.actions}>
              {run.phase === "stopped" && (
                <Button look="primary" onClick={() => ask(true)}>
                  {result.sendRest}
                </Button>
              )}
              {counts.created < counts.all && (
                <Button onClick={batchRun.retry}>{words.create.result.retry}</Button>
              )}
              <Button
                icon={<Download aria-hidden />}
                onClick={() => void saveWorkbook(table(), `${result.fileName}.xlsx`)}
              >
                {result.saveWorkbook}
              </Button>
              <Button
                icon={<Download aria-hidden />}
                onClick={() => void saveTable(table(), `${result.fileName}.csv`)}
              >
                {result.save}
              </Button>
              {ids.length > 0 && (
                <Link to="/" state={ids} className={styles.worklist}>
                  {result.worklist({ count: ids.length })}
                </Link>
              )}
              <Button onClick={onStartOver}>{words.create.result.another}</Button>
            </div>
          </>
        )}
      </BatchResult>
      {isAsking && (
        <RestDialog
          requests={run.requests}
          onConfirm={() => {
            ask(false);
            batchRun.proceed();
          }}
          onCancel={() => ask(false)}
        />
      )}
    </>
  );
}
