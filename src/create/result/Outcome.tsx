import { CircleHelp } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router";
import { Failure } from "#api/failure.ts";
import { isTokenRefused } from "#api/get-case.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { formatFailure } from "#case-ui/format-failure.ts";
import { ServiceMessage } from "#case-ui/ServiceMessage.tsx";
import { useSettings } from "#config/settings-context.ts";
import { formatMoment } from "#i18n/computer-clock.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { maskedId } from "#privacy/card-number.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { Button, ButtonRow } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { focusWhenShown } from "#ui/page/focus.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { ResultStatus } from "../rows/row.ts";
import { useRequestHistory } from "../send/request-history.ts";
import type { SentRequest } from "../send/sent-records.ts";
import { CopyCaseNumbers, CreatedCasesNote } from "./CreatedCases.tsx";
import styles from "./Outcome.module.css";
import type { CreatedCases } from "./use-created-cases.ts";

interface OutcomeProps extends UnknownOutcomeProps {
  /** Why the only request of the last press has no answer. */
  readonly failure: unknown;
  /** Whether a result is shown, which says itself what was created. */
  readonly isResult: boolean;
  /** The counts of the result whose failed rows are in the form again. */
  readonly retried: Readonly<Record<ResultStatus, number>> | undefined;
  readonly createdCases: CreatedCases;
}

/** What there is to say about the last press besides its result: above the form or the result. */
export function Outcome(props: OutcomeProps) {
  const { failure, isResult, lost, isNewlyLost, retried, createdCases, onSettle } = props;
  const { nothingCreated, result: t } = useMessages().create;
  const isRemembered = useStore(useRequestHistory().isKept);
  const isLostAnswer = failure instanceof Failure && failure.reason.kind === "unknown-outcome";

  function retryTitle(counts: NonNullable<typeof retried>) {
    const { created, notThisTime, unknown, notReported } = counts;
    if (created === 0) return unknown + notReported > 0 ? t.allKept : nothingCreated;
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return t.afterRetry({ created, others: all - created - notThisTime });
  }

  const createdCasesNote = !isResult && createdCases.ids.length > 0 && (
    <div className={styles.created}>
      <CreatedCasesNote createdCases={createdCases} />
      <CopyCaseNumbers createdCases={createdCases} />
    </div>
  );

  return (
    <>
      {!isRemembered && <Notice tone="warn" isAlert title={t.notRemembered} />}
      {lost.length > 0 && (
        <UnknownOutcome
          key={lost.at(-1)?.at}
          isResult={isResult}
          lost={lost}
          isNewlyLost={isNewlyLost}
          onSettle={onSettle}
        />
      )}
      {isLostAnswer && <LostAnswer error={failure} />}
      {failure !== undefined && !isLostAnswer && <SendFailure error={failure} />}
      {failure !== undefined && !isNewlyLost && <Notice tone="info" title={nothingCreated} />}
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

interface UnknownOutcomeProps {
  /** The requests of this tab whose outcome is not known. */
  readonly lost: readonly SentRequest[];
  /** Whether the last answer was lost just now, so that the notice takes the focus. */
  readonly isNewlyLost: boolean;
  readonly isResult: boolean;
  /** Called when the operator has looked the request up. */
  readonly onSettle: (request: SentRequest, wasCreated: boolean) => void;
}

/** The requests whose answer was lost: when they were sent, their ARNs, and what to check. */
function UnknownOutcome({ lost, isNewlyLost, isResult, onSettle }: UnknownOutcomeProps) {
  const { tag, messages } = useLanguage();
  const { unknown } = messages.failures;
  const { unknownDetails } = messages.create;
  return (
    <Notice
      ref={isNewlyLost ? focusWhenShown : undefined}
      tone="warn"
      Icon={CircleHelp}
      isSection
      isAlert={!isResult}
      title={unknown.what}
    >
      <p>
        {unknown.whatToDo} {unknownDetails.asks}
      </p>
      {lost.map((request) => (
        <Fragment key={request.id}>
          <p>{unknownDetails.sentAt({ time: formatMoment(request.at, tag, "seconds") })}</p>
          <SentArns arns={request.arns} />
          {request.withoutArn > 0 && (
            <p>{unknownDetails.withoutArn({ count: request.withoutArn })}</p>
          )}
          <ButtonRow>
            <Button onClick={() => onSettle(request, false)}>
              {unknownDetails.found.notCreated}
            </Button>
            <Button onClick={() => onSettle(request, true)}>{unknownDetails.found.created}</Button>
          </ButtonRow>
        </Fragment>
      ))}
    </Notice>
  );
}

/** If a request has more ARNs, they are folded away. */
const maxInSight = 5;

function SentArns({ arns }: { readonly arns: readonly string[] }) {
  const { unknownDetails: t } = useMessages().create;
  if (arns.length === 0) return null;
  const list = (
    <ul className={styles.arns}>
      {arns.map((arn) => (
        <li key={arn}>
          <ReceivedText>{arn}</ReceivedText>
        </li>
      ))}
    </ul>
  );
  if (arns.length <= maxInSight) return list;
  return <Disclosure summary={t.arns({ count: arns.length })}>{list}</Disclosure>;
}

interface ErrorProps {
  readonly error: unknown;
}

/** What came in place of an answer to a create: the service's words, the cases that it names, a way to sign in. */
export function LostAnswer({ error }: ErrorProps) {
  const t = useMessages();
  const { unknownDetails, result } = t.create;
  const { message, isSignedOut } = formatFailure(error, t);
  const reason = error instanceof Failure ? error.reason : undefined;
  const ids = reason?.kind === "unknown-outcome" ? (reason.caseIds ?? []) : [];
  if (message === "" && ids.length === 0 && !isSignedOut) return null;
  return (
    <Notice tone="warn" title={isSignedOut ? t.failures.signedOut.what : unknownDetails.answer}>
      {message !== "" && <ServiceMessage text={message} />}
      {ids.length > 0 && (
        <p>
          {unknownDetails.names}{" "}
          {ids.map((id) => (
            <Link key={id} to={`/cases/${id}`}>
              {result.open({ id: maskedId(id) })}{" "}
            </Link>
          ))}
        </p>
      )}
      {isSignedOut && <Button onClick={() => location.reload()}>{t.failures.reload}</Button>}
    </Notice>
  );
}

/** The failure of a request, unless it was a refused token and the operator has signed in again. */
export function SendFailure({ error }: ErrorProps) {
  const { auth } = useSettings();
  const isSignedIn = useSessionState() === "open" && auth === "token";
  return isSignedIn && isTokenRefused(error) ? null : <FailureNotice error={error} />;
}
