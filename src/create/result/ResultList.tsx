import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { memo, useCallback, useState } from "react";
import { Link } from "react-router";
import { useApiClient } from "#api/api-client.ts";
import { caseQueries } from "#api/queries.ts";
import { Amount } from "#case-ui/Amount.tsx";
import { ServiceMessage } from "#case-ui/ServiceMessage.tsx";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { splitEvery } from "#lib/split-every.ts";
import type { CaseId } from "#model/case-id.ts";
import { disputeDoubt } from "#model/disputed.ts";
import type { Money } from "#model/money/money.ts";
import { inGroups, maskedId } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { RowStatusLabel } from "../rows/RowStatusLabel.tsx";
import { type Row, resultStatuses } from "../rows/row.ts";
import styles from "./ResultList.module.css";
import {
  isItem,
  itemText,
  type ResultRow,
  resultNote,
  statusOf,
  statusText,
} from "./result-rows.ts";

const groupSize = 50;

interface ResultListProps {
  readonly rows: readonly ResultRow[];
  /** Whether every answer has come. The rows are then in the order of their statuses, and the created cases are read. */
  readonly isEnded: boolean;
  readonly onSendToo: (row: Row) => void;
}

/** The rows of a result, in groups that the browser lays out only when they are near the screen. */
export const ResultList = memo(function ResultList(props: ResultListProps) {
  const { rows, isEnded, onSendToo } = props;
  const { result: t } = useMessages().create;
  const hasAmounts = rows.some(({ result }) => result?.disputed);
  const parts = isEnded
    ? resultStatuses.map((status) => rows.filter((row) => statusOf(row) === status))
    : [rows];

  return (
    <div role="list" aria-label={t.heading} className={styles.rows}>
      <div aria-hidden className={`soft small ${styles.headings}`}>
        {[...t.headings, hasAmounts ? t.disputed : "", t.caseSays].map((heading) => (
          <span key={heading}>{heading}</span>
        ))}
      </div>
      {parts
        .filter((part) => part.length > 0)
        .map((part) => (
          <div key={part[0] && statusOf(part[0])} role="presentation" className={styles.part}>
            {splitEvery(part, groupSize).map((group) => (
              <div key={group[0]?.key} role="presentation" className={styles.rowGroup}>
                {group.map((row) => (
                  <ResultListRow key={row.key} row={row} isRead={isEnded} onSendToo={onSendToo} />
                ))}
              </div>
            ))}
          </div>
        ))}
    </div>
  );
});

interface ResultListRowProps {
  readonly row: ResultRow;
  readonly isRead: boolean;
  readonly onSendToo: (row: Row) => void;
}

const ResultListRow = memo(function ResultListRow(props: ResultListRowProps) {
  const { row, isRead, onSendToo } = props;
  const { tag, messages } = useLanguage();
  const { result: t } = messages.create;
  const status = statusOf(row);
  const { item, disputed } = row.result ?? {};
  const { id, message = "" } = item ?? {};
  const created = status === "created" ? id : undefined;
  return (
    <div role="listitem" className={styles.row}>
      {isItem(row) ? (
        <b className={styles.item}>{itemText(row, messages)}</b>
      ) : (
        <>
          <span className={`figures ${styles.number}`}>
            <span className="visually-hidden">
              {messages.create.rows.title({ number: row.number })}
            </span>
            <span aria-hidden>{row.number}</span>
          </span>
          <span className={styles.arn}>
            <ReceivedText>{row.arn || inGroups(row.cardMask)}</ReceivedText>
          </span>
        </>
      )}
      {created === undefined ? (
        <>
          <span className={styles.case}>
            <RowStatusLabel status={status}>{statusText(row, messages)}</RowStatusLabel>
            {id !== undefined && <Link to={`/cases/${id}`}>{t.open({ id: maskedId(id) })}</Link>}
          </span>
          <SentAmount sent={disputed} />
        </>
      ) : (
        <CreatedCase id={created} isRead={isRead} sent={disputed} />
      )}
      <span className={styles.what}>
        {resultNote(row, messages, tag)}
        {message !== "" && <ServiceMessage text={message} isTitle />}
      </span>
      {!isItem(row) && status === "notThisTime" && (
        <Button className={styles.sendToo} onClick={() => onSendToo(row)}>
          {messages.create.rows.sendToo}
        </Button>
      )}
    </div>
  );
});

interface SentAmountProps {
  readonly sent: Money | undefined;
}

function SentAmount({ sent }: SentAmountProps) {
  const { result: t } = useMessages().create;
  return (
    sent && (
      <span className={styles.amount}>
        <span className="visually-hidden">{t.disputed}: </span>
        <Amount {...sent} />
      </span>
    )
  );
}

interface CreatedCaseProps extends SentAmountProps {
  readonly isRead: boolean;
  readonly id: CaseId;
}

/** A created case, with what it is about once it was read. The case is read when its row comes into view. */
function CreatedCase({ id, isRead, sent }: CreatedCaseProps) {
  const { create, case: words } = useMessages();
  const { result: t } = create;
  const [isNear, setNear] = useState(false);
  const watch = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (seen) => setNear((isNear) => isNear || seen.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: "200px 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { data } = useQuery({
    ...caseQueries.summary(useApiClient(), id),
    enabled: isRead && isNear,
  });
  const code = data?.code ?? "";
  const doubt = sent && data && disputeDoubt(sent, data.transacted);
  return (
    <>
      <span ref={watch} className={styles.case}>
        <span className="visually-hidden">{create.statuses.created}</span>
        <Link to={`/cases/${id}`}>
          <span className="visually-hidden">{t.open({ id: maskedId(id) })} </span>
          {code === "" ? (
            <span aria-hidden>{maskedId(id)}</span>
          ) : (
            <ReceivedText>{code}</ReceivedText>
          )}
        </Link>
        {code !== "" && (
          <span aria-hidden className={styles.id}>
            {maskedId(id)}
          </span>
        )}
      </span>
      <span className={`cut ${styles.merchant}`}>
        <ReceivedText>{data?.merchantOrCard ?? ""}</ReceivedText>
      </span>
      <SentAmount sent={sent} />
      <span className={styles.says}>
        {doubt && (
          <StatusLabel tone="warn" Icon={TriangleAlert}>
            {t.doubts[doubt]}
          </StatusLabel>
        )}
        {typeof data?.ownAmount.amount === "string" && (
          <span className={styles.own}>
            {sent && (
              <span aria-hidden className={styles.of}>
                {words.ofAmount({ amount: "" })}
              </span>
            )}
            <span className="visually-hidden">{t.caseSays}: </span>
            <Amount {...data.ownAmount} />
          </span>
        )}
      </span>
    </>
  );
}
