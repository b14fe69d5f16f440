import { Download } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { saveTable } from "#export/csv-file.ts";
import { saveWorkbook } from "#export/workbook-file.ts";
import { useFullWords } from "#language/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { Button } from "#ui/Button.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { hasMany, isBusy, type QueueState } from "../send/create-queue.ts";
import { createdIn, type useCreate } from "../send/use-create.ts";
import { CountFilter } from "../transactions/CountFilter.tsx";
import { maxInPlace } from "../transactions/transaction-list.ts";
import { EarlierCases } from "./EarlierCases.tsx";
import { QueueProgress } from "./QueueProgress.tsx";
import { RestDialog } from "./RestDialog.tsx";
import styles from "./Result.module.css";
import { ResultList } from "./ResultList.tsx";
import { ResultSummary } from "./ResultSummary.tsx";
import {
  countResults,
  type ResultKind,
  resultKindOf,
  resultKinds,
  shownRows,
} from "./result-rows.ts";
import { resultTable } from "./result-table.ts";

interface ResultProps {
  readonly create: ReturnType<typeof useCreate>;
  readonly queue: QueueState;
  readonly onStartOver: () => void;
}

/** What became of each transaction, as the service sent it, in the place of the form. */
export function Result({ create, queue, onStartOver }: ResultProps) {
  const { result: words, transactions } = useFullWords().create;
  const [chosen, setChosen] = useState<ResultKind | "all">("all");
  // Thousands of rows are rendered in pieces, in which the page answers.
  const kind = useDeferredValue(chosen);
  const isMany = hasMany(queue);
  const isEnded = !isBusy(queue);
  const counts = countResults(queue);
  const all = useMemo(() => shownRows(queue), [queue]);
  const rows = kind === "all" ? all : all.filter((row) => resultKindOf(row) === kind);
  return (
    <>
      {!isEnded && (
        <QueueProgress
          queue={queue}
          onPause={create.pause}
          onProceed={create.proceed}
          onStop={create.stop}
        />
      )}
      {/* The same before and after the end, or its thousands of rows would be rendered again. */}
      <Sheet title={words.heading}>
        <div className={styles.body}>
          {isEnded && (
            <>
              <ResultSummary queue={queue} />
              <Actions create={create} queue={queue} onStartOver={onStartOver} />
            </>
          )}
          {counts.all > maxInPlace && (
            <CountFilter
              label={words.filter}
              options={[
                { value: "all", label: transactions.table.all, count: counts.all },
                ...resultKinds.map((one) => ({
                  value: one,
                  label: words.statuses[one],
                  count: counts[one],
                })),
              ]}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          {/* A new list for each kind: it begins with its first rows. */}
          <ResultList key={kind} rows={rows} hasMany={isMany} />
          {counts.all > 1 && <p className={styles.soft}>{words.byPosition}</p>}
          <EarlierCases ids={create.earlier} />
        </div>
      </Sheet>
    </>
  );
}

/** What can be done after a result. */
function Actions({ create, queue, onStartOver }: ResultProps) {
  const all = useFullWords();
  const { result: words } = all.create;
  const [isAsking, setAsking] = useState(false);
  const counts = countResults(queue);
  const isStopped = queue.phase === "stopped";
  const isUnmatched = queue.requests.every(
    ({ state }) => state.kind === "answered" && !state.outcome.isWhole,
  );
  const ids: CaseId[] = [...create.earlier, ...createdIn(queue)];
  const table = () => resultTable(queue, all);
  return (
    <div className={styles.actions}>
      {isStopped && (
        <Button look="primary" onClick={() => setAsking(true)}>
          {words.queue.sendRest}
        </Button>
      )}
      {counts.created < counts.all && (
        <Button look={isStopped || isUnmatched ? "plain" : "primary"} onClick={create.retry}>
          {isUnmatched ? words.back : words.retry}
        </Button>
      )}
      {counts.all > 1 && (
        <>
          <Button
            icon={<Download aria-hidden />}
            onClick={() => void saveWorkbook(table(), `${words.fileName}.xlsx`)}
          >
            {words.saveWorkbook}
          </Button>
          <Button
            icon={<Download aria-hidden />}
            onClick={() => void saveTable(table(), `${words.fileName}.csv`)}
          >
            {words.save}
          </Button>
          {ids.length > 0 && (
            <Link to="/" state={ids} className={styles.worklist}>
              {words.worklist({ count: ids.length })}
            </Link>
          )}
        </>
      )}
      <Button onClick={onStartOver}>{words.another}</Button>
      {isAsking && (
        <RestDialog
          requests={queue.requests}
          onConfirm={() => {
            setAsking(false);
            create.proceed();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
