import { useEffect, useRef } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { Notice } from "#ui/Notice.tsx";
import type { useCreate } from "../send/use-create.ts";
import { type TransactionList, useTransactions } from "../transactions/transaction-list.ts";
import { EarlierCases, Result } from "./Result.tsx";
import { SendFailure } from "./ResultSummary.tsx";
import { UnknownOutcome } from "./UnknownOutcome.tsx";

interface OutcomeProps {
  readonly create: ReturnType<typeof useCreate>;
  readonly list: TransactionList;
  readonly onStartOver: () => void;
  readonly focusHeading: () => void;
}

/** How the last press of the button ended, above the form or instead of it. */
export function Outcome({ create, list, onStartOver, focusHeading }: OutcomeProps) {
  const { result, failure, lost, isNewlyLost, isSending, retrying } = create;
  const words = useFullWords().create;
  const { rows } = useTransactions(list);
  const hasGone = rows.some(({ isCardGone }) => isCardGone);
  return (
    <>
      {lost.length > 0 && (
        <UnknownOutcome
          key={lost.at(-1)?.at}
          requests={lost}
          isNew={isNewlyLost}
          isAlert={!result}
          onChecked={(request) => {
            create.dismiss(request);
            focusHeading();
          }}
        />
      )}
      {failure !== undefined && <SendFailure error={failure} />}
      {!isSending && failure !== undefined && (
        <Notice tone="info" title={words.nothingCreated}>
          {hasGone && <p>{words.result.retyping}</p>}
        </Notice>
      )}
      {!isSending && isNewlyLost && hasGone && <Notice tone="info" title={words.keptButCards} />}
      {result && <Result create={create} queue={result} onStartOver={onStartOver} />}
      {retrying && !isSending && failure === undefined && !isNewlyLost && (
        <FormBack retrying={retrying} earlier={create.earlier} hasGone={hasGone} />
      )}
    </>
  );
}

interface FormBackProps {
  readonly retrying: NonNullable<ReturnType<typeof useCreate>["retrying"]>;
  readonly earlier: readonly CaseId[];
  readonly hasGone: boolean;
}

/** The form is back, with what is left to create. */
function FormBack({ retrying, earlier, hasGone }: FormBackProps) {
  const { nothingCreated, result: words } = useFullWords().create;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const titles = { rest: words.retrying, all: nothingCreated, unmatched: words.allKept };
  return (
    <Notice ref={notice} isAlert tone="info" title={titles[retrying]}>
      {hasGone && <p>{words.retyping}</p>}
      <EarlierCases ids={earlier} />
    </Notice>
  );
}
