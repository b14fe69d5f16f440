import { CircleHelp } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router";
import { FileUnreadable } from "#api/create-cases.ts";
import { Failure, type FailureReason, isTokenRefused, reasonOf } from "#api/failure.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { formatFailure } from "#case-ui/format-failure.ts";
import { ServiceMessage } from "#case-ui/ServiceMessage.tsx";
import { useSettings } from "#config/settings-context.ts";
import { formatMoment } from "#i18n/computer-clock.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import type { CaseId } from "#model/case-id.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { Button, ButtonRow } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { focusWhenShown } from "#ui/page/focus.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { hasManyRequests, type RequestEnd } from "../send/queue.ts";
import { useRequestHistory } from "../send/request-history.ts";
import { CaseMayExistError } from "../send/send-create.ts";
import type { SentRequest } from "../send/sent-records.ts";
import { CopyCaseNumbers, type CreatedCases, CreatedCasesNote } from "./CreatedCases.tsx";
import styles from "./Outcome.module.css";
import { type QueueResult, sharedCases } from "./result-rows.ts";

interface OutcomeProps {
  /** Why the last request has no answer. */
  readonly error: unknown;
  readonly unknownRequests: readonly SentRequest[];
  readonly hasResult: boolean;
  readonly createdCases: CreatedCases;
  readonly onSettle: (request: SentRequest, wasCreated: boolean) => void;
}

/** What there is to say about the last press besides its result: above the form or the result. */
export function Outcome(props: OutcomeProps) {
  const { error, unknownRequests, hasResult, createdCases } = props;
  const { nothingCreated, result: t } = useMessages().create;
  const isRemembered = useStore(useRequestHistory().isKept);
  // The dialog that asks for another token says it.
  const isSaidByDialog = useSettings().auth === "token" && isTokenRefused(error);
  const isLost = reasonOf(error).kind === "unknown-outcome";
  const isFailed = hasResult ? error instanceof Failure : error !== undefined;
  return (
    <>
      {!isRemembered && <Notice tone="warn" isAlert title={t.notRemembered} />}
      {unknownRequests.length > 0 && <UnknownOutcome key={unknownRequests.at(-1)?.at} {...props} />}
      {isFailed && !isLost && !isSaidByDialog && <FailureNotice error={error} />}
      {isFailed && !hasResult && !isLost && (
        <Notice tone="info" isAlert={isSaidByDialog} title={nothingCreated} />
      )}
      {/* A result says itself what was created. */}
      {!hasResult && createdCases.ids.length > 0 && (
        <ButtonRow>
          <CreatedCasesNote createdCases={createdCases} />
          <CopyCaseNumbers createdCases={createdCases} />
        </ButtonRow>
      )}
    </>
  );
}

function UnknownOutcome({ error, unknownRequests, hasResult, onSettle }: OutcomeProps) {
  const { tag, messages } = useLanguage();
  const { unknownDetails: t } = messages.create;
  const reason = reasonOf(error);
  const count = unknownRequests.reduce(
    (sum, { arns, withoutArn }) => sum + arns.length + withoutArn,
    0,
  );
  return (
    <Notice
      ref={!hasResult && reason.kind === "unknown-outcome" ? focusWhenShown : undefined}
      tone="warn"
      Icon={CircleHelp}
      isSection
      isAlert={!hasResult}
      title={messages.failures.unknown.what}
    >
      {reason.kind === "unknown-outcome" ? (
        <InPlaceOfAnswer {...reason} check={t.check({ count })} />
      ) : (
        <p>{t.check({ count })}</p>
      )}
      {unknownRequests.map((request) => (
        <Fragment key={request.id}>
          <p>{t.sentAt({ time: formatMoment(request.at, tag, "seconds") })}</p>
          <ul className={styles.arns}>
            {request.arns.map((arn) => (
              <li key={arn}>
                <ReceivedText>{arn}</ReceivedText>
              </li>
            ))}
          </ul>
          {request.withoutArn > 0 && <p>{t.withoutArn({ count: request.withoutArn })}</p>}
          <div className={styles.answers}>
            <Button onClick={() => onSettle(request, false)}>{t.found.notCreated}</Button>
            <Button onClick={() => onSettle(request, true)}>{t.found.created}</Button>
          </div>
        </Fragment>
      ))}
    </Notice>
  );
}

type LostReason = Extract<FailureReason, { readonly kind: "unknown-outcome" }>;

/** What came instead of an answer: the service's words, the cases that it names, a way to sign in. */
function InPlaceOfAnswer({ cause, caseIds = [], check }: LostReason & { readonly check: string }) {
  const t = useMessages();
  const { unknownDetails, result } = t.create;
  const { what, message, isSignedOut } = formatFailure(new Failure(cause), t);
  // A part of an answer has come, if only its beginning, before it broke off or took too long.
  const isPart = cause.kind === "unreachable" && (cause.why === "broken-off" || caseIds.length > 0);
  return (
    <>
      <p>{isSignedOut || isPart ? `${what} ${check}` : check}</p>
      {message !== "" && <ServiceMessage text={message} />}
      {caseIds.length > 0 && (
        <p>
          {isPart ? unknownDetails.namedSoFar : unknownDetails.names}{" "}
          {caseIds.map((id) => (
            <Link key={id} to={`/cases/${id}`}>
              {result.open({ id: maskedId(id) })}{" "}
            </Link>
          ))}
        </p>
      )}
      {isSignedOut && <Button onClick={() => location.reload()}>{t.failures.reload}</Button>}
    </>
  );
}

const maxNamed = 3;

const namedIds = (ids: readonly CaseId[]): string =>
  ids.slice(0, maxNamed).map(maskedId).join(", ") + (ids.length > maxNamed ? "…" : "");

/** Why a queue has stopped, and what is contradictory in its answers. */
export function QueueHalt({ queue }: { readonly queue: QueueResult }) {
  const { create } = useMessages();
  const { result: t } = create;
  const isMany = hasManyRequests(queue);
  const contradictory = queue.ends.filter(({ isContradictory }) => isContradictory);
  const numbers = isMany ? contradictory.map(({ requestNumber }) => requestNumber).join(", ") : "";
  const shared = sharedCases(queue);
  const isUnclear =
    contradictory.length + shared.length > 0 || queue.ends.some(({ unmatched }) => unmatched);
  const [title = "", ...others] = [
    ...queue.ends.map((end) => haltText(end)),
    contradictory.length > 0 ? t.contradictory({ count: contradictory.length, numbers }) : "",
    shared.length > 0 ? t.sharedCases({ ids: namedIds(shared) }) : "",
    isUnclear ? t.checkBoth : "",
  ].filter((text) => text !== "");

  /** Why nothing more was sent; "" where the counts of a single request already show it. */
  function haltText({ requestNumber, kind, error, unmatched }: RequestEnd): string {
    const stopped = (why: string) => `${t.halt.stoppedAt({ number: requestNumber })} ${why}`;
    if (kind === "answered") return "";
    if (unmatched) {
      const sent = queue.rows.filter(
        ({ result }) => result?.requestNumber === requestNumber,
      ).length;
      const why = t.halt.unmatched({ answered: unmatched.length, sent });
      return isMany ? stopped(why) : why.charAt(0).toUpperCase() + why.slice(1);
    }
    if (!isMany) return "";
    if (error instanceof CaseMayExistError) return stopped(t.halt.mayExist);
    if (error instanceof FileUnreadable) {
      return stopped(create.errors.unreadable({ name: maskCardNumbers(error.file.name) }));
    }
    return stopped(t.halt[kind]);
  }
  return (
    <>
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
