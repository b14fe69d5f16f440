import { Ban, TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { Amount } from "#case-ui/Amount.tsx";
import { ChangeDot } from "#case-ui/ChangeMark.tsx";
import { namedUser } from "#case-ui/format-stage.ts";
import { ServiceTime } from "#case-ui/ServiceTime.tsx";
import { TimeLeft } from "#case-ui/TimeLeft.tsx";
import { TurnLabel } from "#case-ui/TurnLabel.tsx";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { formatDateTime, formatShortDateTime } from "#i18n/service-clock.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import { dateOf } from "#model/received.ts";
import { type Clock, deadlineOf } from "#model/time/deadline.ts";
import type { TurnSummary } from "#model/turn.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { listColumns, type SortColumn } from "../store/columns-and-filters.ts";
import type { Entry } from "../store/entry.ts";
import styles from "./RowCells.module.css";
import { nextText } from "./row-text.ts";

/** The roles of a table's elements, explicit because with another `display` some browsers drop the implicit ones. */
export const tableRole = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

interface CellProps extends ComponentProps<"td"> {
  readonly column: SortColumn | "rest";
}

const Cell = ({ column, ...props }: CellProps) => (
  <td {...tableRole.cell} data-column={column} {...props} />
);

interface SummaryCellsProps extends Pick<Entry, "isNew" | "changes"> {
  readonly summary: CaseSummary;
  /** Why the last refresh failed; "" when it did not. */
  readonly why: string;
  readonly clock: Clock;
}

export function SummaryCells({ summary, why, clock, ...entry }: SummaryCellsProps) {
  const next = nextText(summary, clock, useMessages());
  return (
    <>
      <Cell column="turn">
        {why === "" ? <TurnText turn={summary.turn} /> : <NotRefreshed why={why} />}
      </Cell>
      <Cell column="due">
        <DueDate summary={summary} clock={clock} />
      </Cell>
      <Cell column="stage" className={styles.marked}>
        <ReceivedText>{summary.stage || "—"}</ReceivedText>
        <Mark {...entry} />
      </Cell>
      <Cell column="next" className={next.isTask ? "" : "soft"}>
        <ReceivedText>{next.text}</ReceivedText>
      </Cell>
      <Cell column="merchant">
        <ReceivedText>{summary.merchantOrCard || "—"}</ReceivedText>
      </Cell>
      <Cell column="amount">
        <Amount {...summary} />
      </Cell>
    </>
  );
}

const restCount = listColumns.length - 2;

export function UnreadCells({ why, ...entry }: Entry & { readonly why: string }) {
  const { isLoading } = entry;
  const { worklist: t } = useMessages();
  const state = isLoading ? styles.loading : "";
  return (
    <>
      <Cell column="turn" className={state}>
        {why !== "" && (
          <StatusLabel tone="soft" Icon={Ban}>
            {t.notLoadedOne}
          </StatusLabel>
        )}
      </Cell>
      <Cell
        column="rest"
        colSpan={restCount}
        aria-colspan={restCount}
        className={[styles.marked, "soft", state].join(" ")}
      >
        {isLoading ? t.loadingCase : <ReceivedText>{why || t.unread}</ReceivedText>}
        <Mark {...entry} />
      </Cell>
    </>
  );
}

function TurnText({ turn }: { readonly turn: TurnSummary }) {
  const user = namedUser(turn);
  return (
    <span className={[styles.turn, turn.kind === "mine" ? styles.mine : ""].join(" ")}>
      <TurnLabel turn={turn} iconClassName="screen-only" />{" "}
      {user !== "" && (
        <small>
          <ReceivedText>{user}</ReceivedText>
        </small>
      )}
    </span>
  );
}

/** Says that the last refresh failed, so that nobody relies on the turn. A screen reader also reads why. */
function NotRefreshed({ why }: { readonly why: string }) {
  return (
    <>
      <StatusLabel tone="warn" Icon={TriangleAlert}>
        {useMessages().worklist.stale}
      </StatusLabel>
      <span className="visually-hidden">
        <ReceivedText>{why}</ReceivedText>
      </span>
    </>
  );
}

function DueDate({ summary, clock }: Pick<SummaryCellsProps, "summary" | "clock">) {
  const { tag, messages } = useLanguage();
  const date = dateOf(summary.autoAction);
  if (summary.isFinished) return null;
  if (summary.autoAction === "never") return messages.stage.noAutoAction;
  if (date === undefined) return <ServiceTime when={summary.autoAction} />;
  return (
    <span className={styles.due}>
      <TimeLeft deadline={deadlineOf(date, clock)} isShort />{" "}
      <time dateTime={date} title={formatDateTime(date, tag)} className={styles.date}>
        {formatShortDateTime(date, tag, true)}
      </time>
    </span>
  );
}

/** The most kinds of changes that a row names; its tooltip has all. */
const maxChangedKinds = 2;

function Mark({ isNew, changes }: Pick<Entry, "isNew" | "changes">) {
  const { changes: t, worklist } = useMessages();
  const { total: count = 0, kinds = [] } = changes ?? {};
  if (count === 0 && !isNew) return null;
  const words = kinds.slice(0, maxChangedKinds).map((kind) => worklist.changed.kind[kind]);
  const shown = count === 0 ? [worklist.newOne] : words;
  return (
    <span className={styles.mark}>
      <ChangeDot isNew={count === 0} />
      {count > 0 && <span className="visually-hidden"> {t.short({ count })}: </span>}
      {shown.map((word, index) => (
        <span key={word} className={styles.word}>
          {index > 0 && ", "}
          {word}
        </span>
      ))}
    </span>
  );
}
