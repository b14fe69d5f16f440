import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Amount } from "#case-ui/Amount.tsx";
import { ChangeDot } from "#case-ui/ChangeMark.tsx";
import { caseName } from "#case-ui/format-fact.ts";
import { formatTimeLeft, formatTurn, namedUser } from "#case-ui/format-stage.ts";
import { ServiceTime } from "#case-ui/ServiceTime.tsx";
import { TimeLeft } from "#case-ui/TimeLeft.tsx";
import { TurnLabel } from "#case-ui/TurnLabel.tsx";
import { formatAmount } from "#i18n/amount.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { formatDateTime, formatShortDateTime } from "#i18n/service-clock.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import { dateOf, isMismatch, receivedText } from "#model/received.ts";
import { type Clock, deadlineOf } from "#model/time/deadline.ts";
import { maskedId } from "#privacy/card-number.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { listColumns, type SortColumn } from "../store/columns-and-filters.ts";
import { changeCountOf, type Entry } from "../store/entry.ts";
import styles from "./columns.module.css";
import { failureText, nextText } from "./row-text.ts";

export interface LoadedRow extends Entry {
  readonly summary: CaseSummary;
  readonly clock: Clock;
  readonly language: Language;
}

interface Column {
  /** What the cell says, to filter the list by. */
  readonly texts: (row: LoadedRow) => readonly string[];
  readonly sortKey: (summary: CaseSummary, entry: Entry) => SortKey;
}

interface CellColumn extends Column {
  readonly cell: (row: LoadedRow) => ReactNode;
  readonly isSoft?: (summary: CaseSummary) => boolean;
}

export type SortKey = readonly (string | number)[];

/** The columns of the list. The cell of the first is the head of its row, see `CaseRow`. */
export const columns: Readonly<Record<Exclude<SortColumn, "case">, CellColumn>> & {
  readonly case: Column;
} = {
  case: {
    texts: ({ id, summary, language: { messages } }) => [
      maskedId(id),
      caseName(summary.code, id, messages),
    ],
    sortKey: ({ code }, { id }) => [code, id],
  },
  turn: {
    cell: (row) =>
      row.error === undefined ? <TurnText turn={row.summary.turn} /> : <NotRefreshed {...row} />,
    texts: ({ summary: { turn }, language }) => [
      formatTurn(turn, language.messages),
      namedUser(turn),
    ],
    sortKey: ({ turn }) => [turnOrder[turn.kind], "user" in turn ? turn.user : ""],
  },
  due: { cell: (row) => <DueDate {...row} />, texts: dueTexts, sortKey: dueKey },
  stage: {
    cell: (row) => (
      <>
        <ReceivedText>{row.summary.stage || "—"}</ReceivedText>
        <Mark {...row} />
      </>
    ),
    texts: ({ summary }) => [summary.stage],
    sortKey: ({ stage }) => [stage],
  },
  next: {
    cell: (row) => <ReceivedText>{nextOf(row)}</ReceivedText>,
    // The name of a stage, or somebody else's step.
    isSoft: ({ next }) => next.kind === "stage" || next.kind === "acquirerDecides",
    texts: (row) => [nextOf(row)],
    sortKey: ({ next }) => [nextOrder[next.kind], next.kind === "stage" ? next.name : ""],
  },
  merchant: {
    cell: ({ summary }) => <ReceivedText>{summary.merchantOrCard || "—"}</ReceivedText>,
    texts: ({ summary }) => [summary.merchantOrCard],
    sortKey: ({ merchantOrCard }) => [merchantOrCard],
  },
  amount: {
    cell: ({ summary }) => <Amount {...summary} />,
    texts: ({ summary: { amount, exponent, currency }, language }) => [
      `${formatAmount(receivedText(amount), exponent, language.tag)} ${currency}`,
    ],
    sortKey: amountKey,
  },
};

/** Everything that the row of a case shows, one text a line, to filter the list by. */
export function rowText(entry: Entry, clock: Clock, language: Language): string {
  const { id, summary, isNew } = entry;
  const { messages } = language;
  const changes = changeCountOf(entry);
  const row = summary && { ...entry, summary, clock, language };
  return [
    ...(row ? listColumns.flatMap((one) => columns[one].texts(row)) : [caseName("", id, messages)]),
    changes > 0 ? messages.changes.short({ count: changes }) : "",
    isNew ? messages.worklist.newOne : "",
    failureText(entry, messages),
  ].join("\n");
}

const turnOrder: Readonly<Record<CaseSummary["turn"]["kind"], number>> = {
  mine: 0,
  bank: 1,
  acquirer: 2,
  user: 3,
  inProgress: 4,
  unclear: 5,
  ended: 6,
};

const nextOrder: Readonly<Record<CaseSummary["next"]["kind"], number>> = {
  decision: 0,
  activeStages: 1,
  acquirerDecides: 2,
  stage: 3,
};

const nextOf = ({ summary, clock, language }: LoadedRow) =>
  nextText(summary, clock, language.messages);

function dueTexts({ summary, clock, language: { tag, messages } }: LoadedRow): string[] {
  const date = dateOf(summary.autoAction);
  if (summary.isFinished) return [];
  if (summary.autoAction === "never") return [messages.stage.noAutoAction];
  if (date === undefined) return [];
  const left = formatTimeLeft(deadlineOf(date, clock), messages, true);
  return [left, formatShortDateTime(date, tag)];
}

/** Planned cases first, the soonest at the top; then unreadable deadlines, no deadline, and ended cases. */
function dueKey({ dueAt, autoAction, isFinished }: CaseSummary): SortKey {
  if (dueAt !== undefined) return [0, dueAt];
  if (isMismatch(autoAction)) return [1];
  return [isFinished ? 3 : 2];
}

/** Sorts by currency, then by number: numbers of two currencies cannot be compared. */
function amountKey({ amount, currency }: CaseSummary): SortKey {
  const number = Number.parseFloat(isMismatch(amount) ? "" : receivedText(amount));
  return [currency, Number.isNaN(number) ? -Number.MAX_VALUE : number];
}

function TurnText({ turn }: Pick<CaseSummary, "turn">) {
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
function NotRefreshed(entry: Entry) {
  const t = useMessages();
  return (
    <>
      <StatusLabel tone="warn" Icon={TriangleAlert}>
        {t.worklist.stale}
      </StatusLabel>
      <span className="visually-hidden">
        <ReceivedText>{failureText(entry, t)}</ReceivedText>
      </span>
    </>
  );
}

function DueDate({ summary, clock, language: { tag, messages } }: LoadedRow) {
  const date = dateOf(summary.autoAction);
  if (summary.isFinished) return null;
  if (summary.autoAction === "never") return messages.stage.noAutoAction;
  if (date === undefined) return <ServiceTime when={summary.autoAction} />;
  return (
    <span className={styles.due}>
      <TimeLeft deadline={deadlineOf(date, clock)} isShort />{" "}
      <time dateTime={date} title={formatDateTime(date, tag)} className={`small ${styles.date}`}>
        {formatShortDateTime(date, tag)}
      </time>
    </span>
  );
}

/** The most kinds of changes that a row names; its tooltip has all. */
const maxChangedKinds = 2;

export function Mark({ isNew, changes }: Pick<Entry, "isNew" | "changes">) {
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
