import { ArrowLeft, Download, Plus, RefreshCw } from "lucide-react";
import { useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { saveTable } from "#export/save-table.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import type { CaseType } from "#model/case-type.ts";
import { Button, ButtonRow, LinkButton } from "#ui/Button.tsx";
import { CountFilter } from "#ui/CountFilter.tsx";
import { Notice } from "#ui/Notice.tsx";
import { focusWhenShown } from "#ui/page/focus.ts";
import { useIsPhone } from "#ui/page/media-query.ts";
import { type ResultStatus, type Row, resultStatuses } from "../rows/row.ts";
import type { RowList } from "../rows/row-list.ts";
import { isSending, type QueueState } from "../send/queue.ts";
import {
  allRows,
  countResults,
  createdIn,
  isUnmatched,
  type QueueResult,
  type ResultRow,
  shownRows,
  statusOf,
} from "../send/result-rows.ts";
import { CopyCaseNumbers, CreatedCasesNote } from "./CreatedCases.tsx";
import { QueueHalt, QueueProgress } from "./QueueState.tsx";
import styles from "./Result.module.css";
import { ResultList } from "./ResultList.tsx";
import { resultTable } from "./result-table.ts";
import type { CreatedCases } from "./use-created-cases.ts";

interface ResultProps {
  readonly list: RowList;
  readonly result: QueueState;
  readonly sentType: CaseType | undefined;
  readonly createdCases: CreatedCases;
  readonly onStop: () => void;
  readonly onSendRest: () => void;
  readonly onRetry: () => void;
  readonly onStartOver: () => void;
}

const noRows: readonly ResultRow[] = [];

const rowsWith = (rows: readonly ResultRow[], status: ResultStatus | "all") =>
  status === "all" ? rows : rows.filter((row) => statusOf(row) === status);

/** The result of each transaction, as the service answered; shown instead of the form. */
export function Result(props: ResultProps) {
  const { list, result, sentType, createdCases, onStop } = props;
  const {
    case: names,
    create: { result: t, statuses, rows: rowTexts },
  } = useMessages();
  const [isSaveFailed, setSaveFailed] = useState(false);
  const [chosen, setChosen] = useState<ResultStatus | "all">("all");
  const heading = useRef<HTMLHeadingElement>(null);
  const listed = useStore(list);
  const queue = useMemo(() => ({ ...result, rows: listed }), [result, listed]);
  const isEnded = !isSending(queue);
  const isMany = queue.rows.length > 1;
  const isByPosition = isMany && queue.unmatched.length === 0;
  const all = useMemo(() => shownRows(queue), [queue]);
  const chosenRows = useMemo(() => rowsWith(all, chosen), [all, chosen]);
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
  return (
    <>
      {!isEnded && <QueueProgress queue={queue} onStop={onStop} />}
      {/* The section stays the same when the queue ends: a new one would render its thousands of rows again. */}
      <section aria-label={t.heading} className="stack">
        <header className={styles.head}>
          <div>
            <h2 ref={heading} tabIndex={-1} className="hero">
              {isEnded ? <CreatedCount queue={queue} /> : t.heading}{" "}
              {sentType !== undefined && (
                <span className={styles.type}>
                  {sentType} {names.types[sentType]}
                </span>
              )}
            </h2>
            <div className="soft">
              <CreatedCasesNote createdCases={createdCases} />
            </div>
          </div>
          {isEnded && (
            <ButtonRow>
              <CopyCaseNumbers createdCases={createdCases} />
              {isMany && (
                <SaveButton queue={queue} createdCases={createdCases} onFailed={setSaveFailed} />
              )}
              <Actions {...props} queue={queue} />
            </ButtonRow>
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
              label: value === "all" ? rowTexts.table.all : statuses[value],
              count: rowsWith(all, value).length,
            }))}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        <ResultList rows={rows} isEnded={isEnded} onSendToo={sendToo} />
        {isByPosition && <p className="soft small">{t.byPosition}</p>}
      </section>
    </>
  );
}

/** How many cases a queue has created; takes the focus. */
function CreatedCount({ queue }: { readonly queue: QueueResult }) {
  const { result: t } = useMessages().create;
  const created = allRows(queue).filter((row) => statusOf(row) === "created").length;
  return (
    <span ref={focusWhenShown} role="alert" tabIndex={-1}>
      {queue.unmatched.length > 0
        ? t.countedAlone({ created })
        : t.counted({ created, all: queue.rows.length })}
    </span>
  );
}

interface SaveButtonProps {
  readonly queue: QueueResult;
  readonly createdCases: CreatedCases;
  readonly onFailed: (isFailed: boolean) => void;
}

function SaveButton({ queue, createdCases, onFailed }: SaveButtonProps) {
  const { tag, messages } = useLanguage();
  const { result: t } = messages.create;
  async function save() {
    const isSaved = await saveTable(() => resultTable(allRows(queue), messages, tag), t.fileName);
    if (isSaved) createdCases.markKept(createdIn(queue));
    onFailed(!isSaved);
  }
  return (
    <Button icon={<Download aria-hidden />} onClick={() => void save()}>
      {t.saveWorkbook}
    </Button>
  );
}

const primary = { variant: "primary", className: styles.main } as const;

interface ActionsProps extends Pick<ResultProps, "onSendRest" | "onRetry" | "onStartOver"> {
  readonly queue: QueueResult;
}

function Actions({ queue, onSendRest, onRetry, onStartOver }: ActionsProps) {
  const { result: t } = useMessages().create;
  const isPhone = useIsPhone();
  const counts = countResults(queue);
  const isStopped = queue.phase === "stopped";
  const areUnmatched = isUnmatched(queue);
  const rest = isStopped ? counts.notSent : 0;
  const [created, ...others] = createdIn(queue);
  // The reason of the failure may have to be corrected in the form.
  const isHalted = isStopped && queue.halts.at(-1)?.kind === "failed";
  return (
    <>
      <Button icon={<Plus aria-hidden />} aria-label={t.another} onClick={onStartOver}>
        {isPhone ? t.anotherShort : t.another}
      </Button>
      {(isHalted || counts.created + counts.notThisTime + rest < queue.rows.length) && (
        <Button
          {...(isStopped || areUnmatched ? {} : primary)}
          icon={areUnmatched ? <ArrowLeft aria-hidden /> : <RefreshCw aria-hidden />}
          title={areUnmatched ? undefined : t.retryHint}
          onClick={onRetry}
        >
          {areUnmatched ? t.back : t.retry}
        </Button>
      )}
      {created !== undefined && others.length === 0 && (
        <LinkButton to={`/cases/${created}`}>{t.view}</LinkButton>
      )}
      {isStopped && (
        <Button {...primary} onClick={onSendRest}>
          {t.queue.sendRest}
        </Button>
      )}
    </>
  );
}
