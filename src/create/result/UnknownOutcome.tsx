import { CircleHelp } from "lucide-react";
import { Fragment } from "react";
import { formatMoment } from "#i18n/computer-clock.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { ButtonRow } from "#ui/ButtonRow.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { focusWhenShown } from "#ui/page/focus-when-shown.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { SentRequest } from "../send/sent-records.ts";
import styles from "./UnknownOutcome.module.css";

interface UnknownOutcomeProps {
  readonly requests: readonly SentRequest[];
  /** Whether the answer was lost just now, so that the notice takes the focus. */
  readonly isNew: boolean;
  /** Whether the notice is announced: when there is no result beside it. */
  readonly isAlert: boolean;
  /** Called when the operator has looked the request up. */
  readonly onSettle: (request: SentRequest, wasCreated: boolean) => void;
}

/** The requests whose answer was lost: when they were sent, their ARNs, and what to check. */
export function UnknownOutcome({ requests, isNew, isAlert, onSettle }: UnknownOutcomeProps) {
  const { tag, messages } = useLanguage();
  const { unknown } = messages.failures;
  const { unknownDetails } = messages.create;
  return (
    <Notice
      ref={isNew ? focusWhenShown : undefined}
      tone="warn"
      Icon={CircleHelp}
      isSection
      isAlert={isAlert}
      title={unknown.what}
    >
      <p>
        {unknown.whatToDo} {unknownDetails.asks}
      </p>
      {requests.map((request) => (
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
