import { CircleHelp } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router";
import { Failure, reasonOf } from "#api/failure.ts";
import { FileUnreadable } from "#api/file-value.ts";
import { isTokenRefused } from "#api/get-case.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { formatFailure } from "#case-ui/format-failure.ts";
import { ServiceMessage } from "#case-ui/ServiceMessage.tsx";
import { useSettings } from "#config/settings-context.ts";
import { formatMoment } from "#i18n/computer-clock.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { Button, ButtonRow } from "#ui/Button.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { focusWhenShown } from "#ui/page/focus.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import {
  hasManyRequests,
  type QueueResult,
  type RequestEnd,
  unmatchedItems,
} from "../send/queue.ts";
import { useRequestHistory } from "../send/request-history.ts";
import { CaseMayExistError } from "../send/send-create.ts";
import type { SentRequest } from "../send/sent-records.ts";
import type { Retried } from "../send/use-create.ts";
import { CopyCaseNumbers, type CreatedCases, CreatedCasesNote } from "./CreatedCases.tsx";
import styles from "./Outcome.module.css";

interface OutcomeProps extends UnknownOutcomeProps {
  /** Why the only request of the last press has no answer. */
  readonly failure: unknown;
  /** What the result was whose failed rows are in the form again. */
  readonly retried: Retried | undefined;
  readonly createdCases: CreatedCases;
}

/** What there is to say about the last press besides its result: above the form or the result. */
export function Outcome(props: OutcomeProps) {
  const { failure, isResult, lost, isNewlyLost, retried, createdCases, onSettle } = props;
  const { nothingCreated, result: t } = useMessages().create;
  const isRemembered = useStore(useRequestHistory().isKept);
  const isSaidByDialog = useIsSaidByDialog(failure);

  function retryTitle({ created, others, isUncertain }: Retried) {
    if (created > 0) return t.afterRetry({ created, others });
    return isUncertain ? t.allKept : nothingCreated;
  }

  // A result says itself what was created.
  const createdCasesNote = !isResult && createdCases.ids.length > 0 && (
    <ButtonRow>
      <CreatedCasesNote createdCases={createdCases} />
      <CopyCaseNumbers createdCases={createdCases} />
    </ButtonRow>
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
      {failure !== undefined && <RequestFailure error={failure} />}
      {failure !== undefined && !isNewlyLost && (
        <Notice tone="info" isAlert={isSaidByDialog} title={nothingCreated} />
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
  const { unknownDetails: t } = messages.create;
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
        {unknown.whatToDo} {t.asks}
      </p>
      {lost.map((request) => (
        <Fragment key={request.id}>
          <p>{t.sentAt({ time: formatMoment(request.at, tag, "seconds") })}</p>
          <SentArns arns={request.arns} />
          {request.withoutArn > 0 && <p>{t.withoutArn({ count: request.withoutArn })}</p>}
          <ButtonRow>
            <Button onClick={() => onSettle(request, false)}>{t.found.notCreated}</Button>
            <Button onClick={() => onSettle(request, true)}>{t.found.created}</Button>
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

/**
 * Why a request has no answer. Where its outcome is unknown, what came instead: the service's words, the cases that it
 * names, a way to sign in.
 */
function RequestFailure({ error }: { readonly error: unknown }) {
  const t = useMessages();
  const { unknownDetails, result } = t.create;
  const isSaidByDialog = useIsSaidByDialog(error);
  const reason = reasonOf(error);
  if (reason.kind !== "unknown-outcome") {
    return isSaidByDialog ? null : <FailureNotice error={error} />;
  }
  const { cause, caseIds: ids = [] } = reason;
  const { what, message, isSignedOut } = formatFailure(new Failure(cause), t);
  // A part of an answer has come, if only its beginning, before it broke off or took too long.
  const isPart = cause.kind === "unreachable" && (cause.why === "broken-off" || ids.length > 0);
  if (message === "" && ids.length === 0 && !isSignedOut && !isPart) return null;
  return (
    <Notice tone="warn" title={isSignedOut || isPart ? what : unknownDetails.answer}>
      {message !== "" && <ServiceMessage text={message} />}
      {ids.length > 0 && (
        <p>
          {isPart ? unknownDetails.namedSoFar : unknownDetails.names}{" "}
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

/** Whether an error is a refused token, of which the dialog speaks that asks for another one. */
const useIsSaidByDialog = (error: unknown): boolean =>
  useSettings().auth === "token" && isTokenRefused(error);

/** Why a queue has stopped, and what is contradictory in its answers. */
export function QueueHalt({ queue }: { readonly queue: QueueResult }) {
  const { result: t } = useMessages().create;
  const isMany = hasManyRequests(queue);
  const stopped = (number: number, why: string) => `${t.halt.stoppedAt({ number })} ${why}`;
  const contradictory = queue.ends.filter(({ isContradictory }) => isContradictory);
  const numbers = isMany ? contradictory.map(({ request }) => request).join(", ") : "";
  const isUnclear = contradictory.length + unmatchedItems(queue).length > 0;
  const [title = "", ...others] = [
    ...queue.ends.map((end) => haltText(end)),
    contradictory.length > 0 ? t.contradictory({ count: contradictory.length, numbers }) : "",
    isUnclear ? t.checkBoth : "",
  ].filter((text) => text !== "");

  /** Why nothing more was sent; "" where the counts of a single request already show it. */
  function haltText({ request, kind, error, unmatched = [] }: RequestEnd): string {
    if (kind === "answered") return "";
    if (kind === "unmatched") {
      const sent = queue.rows.filter(({ result }) => result?.request === request).length;
      const why = t.halt.unmatched({ answered: unmatched.length, sent });
      return isMany ? stopped(request, why) : why.charAt(0).toUpperCase() + why.slice(1);
    }
    if (!isMany) return "";
    if (error instanceof CaseMayExistError) return stopped(request, t.halt.mayExist);
    if (error instanceof FileUnreadable) {
      const name = maskCardNumbers(error.file.name);
      return stopped(request, t.halt.unreadable({ name }));
    }
    return stopped(request, t.halt[kind === "notSent" ? "failed" : kind]);
  }
  return (
    <>
      {queue.ends.map(
        ({ request, error }) =>
          error instanceof Failure && <RequestFailure key={request} error={error} />,
      )}
      {[...new Set(queue.ends.map(({ message }) => message))].map(
        (text) => text && <ServiceMessage key={text} text={text} />,
      )}
      {title !== "" && (
        <Notice isAlert tone="warn" title={title}>
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
