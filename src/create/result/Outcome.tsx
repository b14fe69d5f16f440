import { Failure } from "#api/failure.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { Notice } from "#ui/Notice.tsx";
import { focusWhenShown } from "#ui/page/focus-when-shown.ts";
import { useRequestHistory } from "../send/request-history-context.ts";
import type { useCreate } from "../send/use-create.ts";
import type { TransactionList } from "../transactions/transaction-list.ts";
import { CopyCaseNumbers } from "./CopyCaseNumbers.tsx";
import { CreatedCasesNote } from "./CreatedCasesNote.tsx";
import styles from "./Outcome.module.css";
import { LostAnswer, SendFailure } from "./QueueHalt.tsx";
import { Result } from "./Result.tsx";
import { UnknownOutcome } from "./UnknownOutcome.tsx";
import type { CreatedCases } from "./use-created-cases.ts";

interface OutcomeProps {
  readonly create: ReturnType<typeof useCreate>;
  readonly list: TransactionList;
  readonly createdCases: CreatedCases;
  readonly onStartOver: () => void;
  readonly focusHeading: () => void;
}

/** The outcome of the last press of the button, above the form or instead of it. */
export function Outcome({ create, list, createdCases, onStartOver, focusHeading }: OutcomeProps) {
  const { result, failure, lost, isNewlyLost, retried } = create;
  const { nothingCreated, result: t } = useMessages().create;
  const rows = useStore(list);
  const isRemembered = useStore(useRequestHistory().isKept);
  const isLostAnswer = failure instanceof Failure && failure.reason.kind === "unknown-outcome";

  function retryTitle(counts: NonNullable<typeof retried>) {
    const { created, notThisTime, unknown, notReported } = counts;
    if (created === 0) return unknown + notReported > 0 ? t.allKept : nothingCreated;
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return t.afterRetry({ created, others: all - created - notThisTime });
  }

  const createdCasesNote = !result && createdCases.ids.length > 0 && (
    <div className={styles.created}>
      <CreatedCasesNote createdCases={createdCases} focusHeading={focusHeading} />
      <CopyCaseNumbers createdCases={createdCases} />
    </div>
  );

  return (
    <>
      {!isRemembered && <Notice tone="warn" isAlert title={t.notRemembered} />}
      {lost.length > 0 && (
        <UnknownOutcome
          key={lost.at(-1)?.at}
          requests={lost}
          isNew={isNewlyLost}
          isAlert={!result}
          onSettle={(request, wasCreated) => {
            create.settle(request, wasCreated);
            focusHeading();
          }}
        />
      )}
      {isLostAnswer && <LostAnswer error={failure} />}
      {failure !== undefined && !isLostAnswer && <SendFailure error={failure} />}
      {failure !== undefined && !isNewlyLost && <Notice tone="info" title={nothingCreated} />}
      {result && (
        <Result
          create={create}
          list={list}
          queue={{ ...result, rows }}
          createdCases={createdCases}
          onStartOver={onStartOver}
        />
      )}
      {retried ? (
        <Notice ref={focusWhenShown} isAlert tone="info" title={retryTitle(retried)}>
          {createdCasesNote}
        </Notice>
      ) : (
        createdCasesNote
      )}
    </>
  );
}
