import { Download, Plus, RefreshCw, Square } from "lucide-react";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { saveTable } from "#export/save-file.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import { useStore } from "#lib/store.ts";
import { Button, ButtonRow, LinkButton } from "#ui/Button.tsx";
import { CountFilter } from "#ui/CountFilter.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Progress } from "#ui/Progress.tsx";
import { focusWhenShown } from "#ui/page/focus.ts";
import { type ResultStatus, type Row, resultStatuses } from "../rows/row.ts";
import type { RowList } from "../rows/row-list.ts";
import { isSending, type QueueState, sentRequests } from "../send/queue.ts";
import { CopyCaseNumbers, type CreatedCases, CreatedCasesNote } from "./CreatedCases.tsx";
import { QueueHalt } from "./Outcome.tsx";
import styles from "./Result.module.css";
import { ResultList } from "./ResultList.tsx";
import {
  allRows,
  countRows,
  createdIn,
  isUnmatched,
  type QueueResult,
  type ResultRow,
  resultTable,
  statusOf,
  unmatchedItems,
} from "./result-rows.ts";

interface ResultProps {
  readonly result: QueueState;
  readonly list: RowList;
  readonly createdCases: CreatedCases;
  readonly onStop: () => void;
  readonly onSendRest: () => void;
  readonly onRetry: () => void;
  readonly onStartOver: () => void;
}

const noRows: readonly ResultRow[] = [];

/** The result of each row, as the service answered; shown instead of the form. */
export function Result({ result, list, createdCases, onStop, ...actions }: ResultProps) {
  const { bpCode } = result.plan;
  const { tag, messages } = useLanguage();
  const { result: t, statuses, rows: words } = messages.create;
  const [isSaveFailed, setSaveFailed] = useState(false);
  const [chosen, setChosen] = useState<ResultStatus | "all">("all");
  const heading = useRef<HTMLHeadingElement>(null);
  const listed = useStore(list);
  const queue = useMemo(() => ({ ...result, rows: listed }), [result, listed]);
  const isEnded = !isSending(queue);
  const isByPosition = isEnded && queue.rows.length > 1 && unmatchedItems(queue).length === 0;
  // While requests are being sent, only the rows whose request has ended are shown.
  const all = useMemo(
    () =>
      isUnmatched(queue)
        ? unmatchedItems(queue)
        : allRows(queue).filter(({ result }) => isEnded || result !== undefined),
    [queue, isEnded],
  );
  // An item that matches no row belongs to one that is listed too, unless only the items are.
  const transactions = isUnmatched(queue) ? all : queue.rows;
  const chosenRows = useMemo(
    () => (chosen === "all" ? all : all.filter((row) => statusOf(row) === chosen)),
    [all, chosen],
  );
  // Deferred: the pressed filter renders at once, thousands of rows after it.
  const rows = useDeferredValue(chosenRows, noRows);
  const sendToo = useCallback(
    ({ number }: Row) => {
      // The pressed button disappears.
      heading.current?.focus();
      list.setNotThisTime(new Set([number]), false);
    },
    [list],
  );
  async function save() {
    try {
      await saveTable(() => resultTable(allRows(queue), messages, tag), t.fileName);
      createdCases.markKept(createdIn(queue));
      setSaveFailed(false);
    } catch {
      setSaveFailed(true);
    }
  }
  return (
    <section aria-label={t.heading} className="stack">
      <header className={styles.head}>
        <div>
          <h2 ref={heading} tabIndex={-1} className="hero">
            {isEnded ? (
              <span ref={focusWhenShown} role="alert" tabIndex={-1}>
                {countInWords(queue, messages)}
              </span>
            ) : (
              <span role="status">
                {queue.phase === "stopping" ? t.queue.stopping : t.queue.sending}
              </span>
            )}{" "}
            <span className={`soft ${styles.type}`}>
              {bpCode} {messages.case.types[bpCode]}
            </span>
          </h2>
          <div className="soft">
            <CreatedCasesNote createdCases={createdCases} />
          </div>
        </div>
        {isEnded ? (
          <ButtonRow>
            <Button variant="quiet" icon={<Download aria-hidden />} onClick={() => void save()}>
              {t.saveWorkbook}
            </Button>
            <CopyCaseNumbers createdCases={createdCases} />
            <Actions queue={queue} {...actions} />
          </ButtonRow>
        ) : (
          <QueueProgress queue={queue} onStop={onStop} />
        )}
      </header>
      {isEnded && <QueueHalt queue={queue} />}
      {isSaveFailed && (
        <Notice isAlert tone="warn" title={t.saveFailed.what}>
          <p>{t.saveFailed.whatToDo}</p>
        </Notice>
      )}
      {isEnded && new Set(all.map(statusOf)).size > 1 && (
        <CountFilter
          label={t.filter}
          options={(["all", ...resultStatuses] as const).map((value) => ({
            value,
            label: value === "all" ? words.table.all : statuses[value],
            count: value === "all" ? transactions.length : countRows(all, value),
          }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <ResultList rows={rows} isEnded={isEnded} onSendToo={sendToo} />
      {isByPosition && <p className="soft small">{t.byPosition}</p>}
    </section>
  );
}

interface QueueProps {
  readonly queue: QueueResult;
}

function QueueProgress({ queue, onStop }: QueueProps & { readonly onStop: () => void }) {
  const { queue: t } = useMessages().create.result;
  const { requests } = queue;
  const done = sentRequests(queue).length;
  const all = queue.rows.length - countRows(queue.rows, "leftOut", "notThisTime");
  const rows = queue.rows.filter(({ result }) => result).length;
  return (
    <div className={`line ${styles.progress}`}>
      <Progress label={t.progress} done={done} total={requests}>
        {t.done({ done, requests, rows, all })}
      </Progress>
      {/* Takes the focus, which was lost with the form. */}
      <Button
        ref={focusWhenShown}
        icon={<Square aria-hidden />}
        aria-disabled={queue.phase === "stopping"}
        onClick={onStop}
      >
        {t.stop}
      </Button>
    </div>
  );
}

function countInWords(queue: QueueResult, { create }: Messages): string {
  const all = allRows(queue);
  const created = countRows(all, "created");
  const [first] = all;
  if (first && all.length === 1 && created === 0) return create.statuses[statusOf(first)];
  if (unmatchedItems(queue).length > 0) return create.result.countedAlone({ created });
  return create.result.counted({ created, all: queue.rows.length });
}

type ActionsProps = QueueProps & Pick<ResultProps, "onSendRest" | "onRetry" | "onStartOver">;

function Actions({ queue, onSendRest, onRetry, onStartOver }: ActionsProps) {
  const { result: t } = useMessages().create;
  const isStopped = queue.phase === "stopped";
  const settled = countRows(queue.rows, "created", "notThisTime");
  const rest = isStopped ? countRows(queue.rows, "notSent") : 0;
  const [created, ...others] = createdIn(queue);
  const lastKind = queue.ends.at(-1)?.kind;
  // The reason of the failure may have to be corrected in the form.
  const isHalted = isStopped && (lastKind === "refused" || lastKind === "notSent");
  const hasRetry = isHalted || settled + rest < queue.rows.length;
  return (
    <>
      <Button icon={<Plus aria-hidden />} onClick={onStartOver}>
        {t.another}
      </Button>
      {created !== undefined && others.length === 0 && (
        <LinkButton to={`/cases/${created}`} variant={hasRetry || isStopped ? "plain" : "primary"}>
          {t.view}
        </LinkButton>
      )}
      {hasRetry && (
        <Button
          variant={isStopped ? "plain" : "primary"}
          icon={<RefreshCw aria-hidden />}
          onClick={onRetry}
        >
          {t.retry}
        </Button>
      )}
      {isStopped && (
        <Button variant="primary" onClick={onSendRest}>
          {t.queue.sendRest}
        </Button>
      )}
    </>
  );
}
