import { Download } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router";
import { csvFile } from "#export/csv-file.ts";
import { saveFile } from "#export/save-file.ts";
import { workbookFile } from "#export/workbook-file.ts";
import { useFullLanguage, useFullWords } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { maskedId } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { Confirmation } from "#ui/Confirmation.tsx";
import { CountFilter } from "#ui/CountFilter.tsx";
import { Panel } from "#ui/Panel.tsx";
import confirmStyles from "../send/ConfirmDialog.module.css";
import { isBusy } from "../send/create-queue.ts";
import {
  allRows,
  countResults,
  createdIn,
  isUnmatched,
  type QueueResult,
  type ResultRow,
  shownRows,
} from "../send/result-rows.ts";
import type { useCreate } from "../send/use-create.ts";
import { type RowStatus, rowStatuses } from "../transactions/transaction.ts";
import { maxInPlace } from "../transactions/transaction-list.ts";
import { QueueProgress } from "./QueueProgress.tsx";
import styles from "./Result.module.css";
import { ResultList } from "./ResultList.tsx";
import { CreatedCount, ResultSummary } from "./ResultSummary.tsx";
import { resultTable } from "./result-table.ts";

interface ResultProps {
  readonly create: ReturnType<typeof useCreate>;
  readonly queue: QueueResult;
  readonly onStartOver: () => void;
}

const noRows: readonly ResultRow[] = [];

const rowsWith = (rows: readonly ResultRow[], status: RowStatus | "all") =>
  status === "all" ? rows : rows.filter((row) => row.status === status);

/** The result of each transaction, as the service answered; shown instead of the form. */
export function Result({ create, queue, onStartOver }: ResultProps) {
  const { result: words, transactions } = useFullWords().create;
  const [chosen, setChosen] = useState<RowStatus | "all">("all");
  const isEnded = !isBusy(queue);
  const isMany = queue.rows.length > 1;
  const isByPosition = isMany && queue.unmatched.length === 0;
  const all = useMemo(() => shownRows(queue), [queue]);
  const chosenRows = useMemo(() => rowsWith(all, chosen), [all, chosen]);
  // Deferred: the pressed filter renders at once, thousands of rows after it.
  const rows = useDeferredValue(chosenRows, noRows);
  return (
    <>
      {!isEnded && <QueueProgress create={create} queue={queue} />}
      {/* The same panel before and after the end: a new one would render its thousands of rows again. */}
      <Panel
        label={words.heading}
        title={isEnded ? <CreatedCount queue={queue} /> : words.heading}
        state={isByPosition && <span className={styles.soft}>{words.byPosition}</span>}
        end={isEnded && isMany && <SaveButtons queue={queue} />}
      >
        <div className={styles.body}>
          {isEnded && <ResultSummary queue={queue} />}
          {queue.rows.length > maxInPlace && (
            <CountFilter
              label={words.filter}
              options={(["all", ...rowStatuses] as const).map((value) => ({
                value,
                label: value === "all" ? transactions.table.all : words.statuses[value],
                count: rowsWith(all, value).length,
              }))}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          <ResultList rows={rows} />
          <EarlierCases ids={create.earlier} />
          {isEnded && <Actions create={create} queue={queue} onStartOver={onStartOver} />}
        </div>
      </Panel>
    </>
  );
}

/** Saves the result as a table. */
function SaveButtons({ queue }: Pick<ResultProps, "queue">) {
  const { tag, words: all } = useFullLanguage();
  const { result: words } = all.create;
  const look = { variant: "quiet", icon: <Download aria-hidden /> } as const;
  const save = async (extension: string, write: (table: string[][]) => Promise<Blob>) =>
    saveFile(await write(resultTable(allRows(queue), all)), `${words.fileName}.${extension}`);
  return (
    <>
      <Button {...look} onClick={() => void save("xlsx", workbookFile)}>
        {words.saveWorkbook}
      </Button>
      <Button {...look} onClick={() => void save("csv", (table) => csvFile(table, tag))}>
        {words.save}
      </Button>
    </>
  );
}

/** Buttons to send the rest, retry, open the cases in the worklist or start over. */
function Actions({ create, queue, onStartOver }: ResultProps) {
  const { result: words } = useFullWords().create;
  const { sendRest } = words.queue;
  const [isAsking, setAsking] = useState(false);
  const counts = countResults(queue);
  const isStopped = queue.phase === "stopped";
  const areUnmatched = isUnmatched(queue);
  const waiting = queue.rows.filter((row) => row.status === "ready" && row.request === undefined);
  const ids = createdIn(queue);
  return (
    <div className={styles.actions}>
      {isStopped && (
        <Button variant="primary" onClick={() => setAsking(true)}>
          {sendRest.send}
        </Button>
      )}
      {counts.created < queue.rows.length && (
        <>
          <Button variant={isStopped || areUnmatched ? "plain" : "primary"} onClick={create.retry}>
            {areUnmatched ? words.back : words.retry}
          </Button>
          {!areUnmatched && <span className={styles.soft}>{words.retryHint}</span>}
        </>
      )}
      <span className={styles.end}>
        {queue.rows.length > 1 && ids.length > 0 && <WorklistLink ids={ids} />}
        <Button onClick={onStartOver}>{words.another}</Button>
      </span>
      {isAsking && (
        <Confirmation
          title={sendRest.title}
          confirmLabel={sendRest.send}
          onConfirm={() => {
            setAsking(false);
            create.proceed();
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{sendRest.text({ requests: queue.requests - queue.done, rows: waiting.length })}</p>
          {counts.unknown + counts.notReported > 0 && (
            <p className={confirmStyles.warn}>{sendRest.unknown}</p>
          )}
        </Confirmation>
      )}
    </div>
  );
}

interface CasesProps {
  readonly ids: readonly CaseId[];
}

/** A link that puts cases on the worklist. */
function WorklistLink({ ids }: CasesProps) {
  const { result: words } = useFullWords().create;
  return (
    <Link to="/" state={ids} className={styles.worklist}>
      {words.worklist({ count: ids.length })}
    </Link>
  );
}

/** Links to the cases that were created before, up to {@link maxInPlace}, and one for all of them. */
export function EarlierCases({ ids }: CasesProps) {
  const { result: words } = useFullWords().create;
  if (ids.length === 0) return null;
  return (
    <p>
      {words.earlier}{" "}
      {ids.length <= maxInPlace &&
        ids.map((id) => (
          <Link key={id} to={`/cases/${id}`} className={styles.earlier}>
            {words.open({ id: maskedId(id) })}
          </Link>
        ))}
      {ids.length > 1 && <WorklistLink ids={ids} />}
    </p>
  );
}
