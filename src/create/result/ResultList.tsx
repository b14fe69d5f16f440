import { CircleCheck, CircleDashed, CircleHelp, CircleX } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { ServiceMessage } from "#case-ui/ServiceMessage.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { chunksOf } from "#model/chunks.ts";
import { inGroups, maskedId } from "#privacy/card-number.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { isItem, type ResultRow } from "../send/result-rows.ts";
import type { RowStatus } from "../transactions/transaction.ts";
import styles from "./ResultList.module.css";
import { resultNote, statusText } from "./result-table.ts";

const groupSize = 50;

/** The rows of a result, in groups that the browser lays out only when they are near the screen. */
export const ResultList = memo(function ResultList(props: { readonly rows: readonly ResultRow[] }) {
  const { heading } = useMessages().create.result;
  return (
    <div role="list" aria-label={heading} className={styles.rows}>
      {chunksOf(props.rows, groupSize).map((group) => (
        <div key={group[0]?.key} role="presentation" className={styles.rowGroup}>
          {group.map((row) => (
            <ResultListRow key={row.key} row={row} />
          ))}
        </div>
      ))}
    </div>
  );
});

const statusLabels = {
  created: { tone: "calm", icon: CircleCheck },
  refused: { tone: "late", icon: CircleX },
  notReported: { tone: "warn", icon: CircleHelp },
  unknown: { tone: "warn", icon: CircleHelp },
  ready: { tone: "soft", icon: CircleDashed },
  leftOut: { tone: "soft", icon: CircleDashed },
} as const satisfies Record<RowStatus, unknown>;

/** The result of one transaction: its case, or the service's reason word for word. */
const ResultListRow = memo(function ResultListRow({ row }: { readonly row: ResultRow }) {
  const all = useMessages();
  const { result: words } = all.create;
  const { status, request = 0, item } = row;
  const { id, message = "" } = item ?? {};
  return (
    <div role="listitem" className={styles.row}>
      {isItem(row) ? (
        <b className={styles.item}>{words.line({ request, number: row.position })}</b>
      ) : (
        <>
          <span className={styles.number}>
            <span className="visually-hidden">
              {all.create.transactions.title({ number: row.number })}
            </span>
            <span aria-hidden>{row.number}</span>
          </span>
          <span className={styles.arn}>
            <ReceivedText>{row.arn || inGroups(row.cardMask)}</ReceivedText>
          </span>
        </>
      )}
      <span className={styles.what}>
        <StatusLabel {...statusLabels[status]}>{statusText(row, all)}</StatusLabel>
        {id !== undefined && <Link to={`/cases/${id}`}>{words.open({ id: maskedId(id) })}</Link>}
        {resultNote(row, all)}
        {message !== "" && (
          <span className={styles.message}>
            <ServiceMessage text={message} isTitle />
          </span>
        )}
      </span>
    </div>
  );
});
