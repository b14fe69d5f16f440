import {
  Ban,
  Check,
  Circle,
  CircleQuestionMark,
  Landmark,
  type LucideIcon,
  RotateCw,
  TriangleAlert,
  User,
  UserCheck,
  X,
} from "lucide-react";
import { type ComponentProps, memo } from "react";
import { Link } from "react-router";
import { Failure } from "#api/failure.ts";
import { isRefused } from "#api/queries.ts";
import { ChangeMark } from "#case-ui/ChangeMark.tsx";
import { formatTurn, namedUser } from "#case-ui/format-turn.ts";
import { Leaf } from "#case-ui/Leaf.tsx";
import { urgencyIcons } from "#case-ui/urgency-icons.ts";
import type { ChangeCounts } from "#changes/seen-cases.ts";
import { formatAmount } from "#i18n/amount.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { formatDateTime, formatShortDateTime } from "#i18n/wall-clock.ts";
import { useListedCases } from "#listed-cases/ListedCasesProvider.tsx";
import type { CaseSummary } from "#model/case-summary.ts";
import { minorUnit } from "#model/currency.ts";
import { type Clock, deadlineOf, type Urgency } from "#model/deadline.ts";
import { dateOf } from "#model/received.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { Entry } from "../entries/entry.ts";
import { useListReading } from "../loading/use-list-reading.ts";
import styles from "./CaseTable.module.css";
import { focusRow, leaveRow } from "./row-keys.ts";
import { dueText, failureText } from "./row-words.ts";
import { tableRole } from "./table-roles.ts";

interface CaseTableCellsProps extends Entry {
  readonly clock: Clock;
}

/** The cells of a case's row. Memoized: a list has up to 500 rows. The parts of an entry stay the same objects. */
export const CaseTableCells = memo(function CaseTableCells(props: CaseTableCellsProps) {
  const { id, isNew, summary, error, isLoading, changes, clock } = props;
  const allWords = useMessages();
  const { case: caseWords, worklist: words } = allWords;
  const reading = useListReading();
  const listedCases = useListedCases();
  const name = summary?.code || caseWords.untitled({ id: maskedId(id) });
  const why = error === undefined ? "" : failureText(error, allWords);
  return (
    <>
      <th {...tableRole.rowHead} className={styles.case}>
        <Link to={`/cases/${id}`}>
          <ReceivedText>{name}</ReceivedText>
        </Link>{" "}
        {summary && summary.code !== "" && <span className={styles.id}>{maskedId(id)}</span>}
      </th>
      {summary ? (
        <>
          <TurnCell turn={summary.turn} why={why} isNew={isNew} />
          <Cell className={styles.due}>
            <TimeLeft summary={summary} clock={clock} />
          </Cell>
          <Cell className={styles.stage} title={maskedStart(summary.stage)}>
            <ReceivedText>{summary.stage || "—"}</ReceivedText>
          </Cell>
          <Cell className={styles.merchant} title={maskedStart(summary.merchantOrCard)}>
            <ReceivedText>{summary.merchantOrCard || "—"}</ReceivedText>
          </Cell>
          <Cell className={styles.amount}>
            <Amount summary={summary} />
          </Cell>
          <Cell className={styles.changed}>
            {why === "" ? <Changed counts={changes} isNew={isNew} /> : <NotRefreshed why={why} />}
          </Cell>
        </>
      ) : (
        <>
          <Cell className={styles.turn}>
            {isNew && why === "" && <ChangeMark mark="new" />}
            {why !== "" && (
              <>
                <Ban aria-hidden size="0.875rem" />
                {words.notLoadedOne}
              </>
            )}
          </Cell>
          <Cell colSpan={5} aria-colspan={5} className={styles.rest}>
            {isLoading ? words.loadingCase : <ReceivedText>{why || words.unread}</ReceivedText>}
          </Cell>
        </>
      )}
      <Cell className={[styles.end, summary ? "" : styles.always].join(" ")}>
        {!isLoading && canRetry(error) && (
          <Button
            variant="quiet"
            aria-label={words.retryOne({ id: maskedId(id) })}
            title={words.retryOne({ id: maskedId(id) })}
            icon={summary && <RotateCw aria-hidden />}
            onClick={(event) => {
              focusRow(event.currentTarget.closest("tr"));
              listedCases.clearMessage();
              reading.retry(id);
            }}
          >
            {!summary && words.retry}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={words.remove({ id: maskedId(id) })}
          title={words.remove({ id: maskedId(id) })}
          icon={<X aria-hidden />}
          onClick={(event) => {
            leaveRow(event.currentTarget.closest("tr"));
            listedCases.removeWithUndo([id]);
          }}
        />
      </Cell>
    </>
  );
});

const Cell = (props: ComponentProps<"td">) => <td {...tableRole.cell} {...props} />;

/** Whether retrying a failed case may help. */
export const canRetry = (error: unknown): boolean =>
  error !== undefined &&
  !isRefused(error) &&
  !(error instanceof Failure && error.reason.kind === "refused");

/** The icons of turns; the others have a circle. */
const turnIcons: Readonly<Partial<Record<CaseSummary["turn"]["kind"], LucideIcon>>> = {
  mine: UserCheck,
  bank: Landmark,
  user: User,
  unclear: CircleQuestionMark,
  ended: Check,
};

interface TurnCellProps extends Pick<CaseSummary, "turn"> {
  /** Why the last refresh failed; "" when it did not. */
  readonly why: string;
  readonly isNew: boolean;
}

/**
 * Whose turn it is. Where there is no room for the column of changes, it also says that the case is new, or
 * instead that the last refresh failed.
 */
function TurnCell({ turn, why, isNew }: TurnCellProps) {
  const words = useMessages();
  const Icon = turnIcons[turn.kind] ?? Circle;
  const isStale = why !== "";
  const classes = [styles.turn, turn.kind === "mine" && styles.yours, isStale && styles.stale];
  return (
    <Cell className={classes.filter(Boolean).join(" ")}>
      <Icon aria-hidden size="0.75rem" />
      <ReceivedText>{[formatTurn(turn, words), namedUser(turn)].join(" ")}</ReceivedText>
      {isStale && <NotRefreshed why={why} />}
      {isNew && !isStale && (
        <span className={styles.new}>
          <ChangeMark mark="new" />
        </span>
      )}
    </Cell>
  );
}

/** The classes of deadlines by their urgency. */
const urgencyClasses: Readonly<Record<Urgency, string | undefined>> = {
  later: undefined,
  soon: styles.soon,
  hours: styles.late,
  passed: styles.passed,
};

interface TimeLeftProps {
  readonly summary: CaseSummary;
  readonly clock: Clock;
}

/** The time left until the next automatic action, and its date. */
function TimeLeft({ summary, clock }: TimeLeftProps) {
  const { tag, words } = useLanguage();
  const planned = dateOf(summary.planned);
  if (summary.isFinished) return null;
  if (summary.planned === "never") return words.worklist.noDeadline;
  if (planned === undefined) return <Leaf value={summary.planned} />;
  const deadline = deadlineOf(planned, clock);
  const Icon = urgencyIcons[deadline.urgency];
  const thisYear = new Date(clock.now()).getFullYear();
  return (
    <>
      <span
        className={urgencyClasses[deadline.urgency]}
        title={deadline.isExact ? undefined : words.stage.zoneUnknown}
      >
        {Icon && <Icon aria-hidden size="0.875rem" />}
        {dueText(deadline, words)}
      </span>{" "}
      <time dateTime={planned} title={formatDateTime(planned, tag)}>
        {formatShortDateTime(planned, tag, thisYear)}
      </time>
    </>
  );
}

/** The amount with the decimals of its currency, if that is known. */
function Amount({ summary: { amount, currency } }: { readonly summary: CaseSummary }) {
  const { tag } = useLanguage();
  return (
    <>
      {typeof amount !== "string" ? (
        <Leaf value={amount} />
      ) : (
        // A long amount wraps at thin spaces, but not at the narrow no-break ones between its groups.
        <bdi>{formatAmount(amount, minorUnit(currency), tag).replaceAll("\u202F", "\u2009")}</bdi>
      )}{" "}
      <span>{currency}</span>
    </>
  );
}

interface ChangedProps {
  readonly counts: ChangeCounts | undefined;
  readonly isNew: boolean;
}

/** The number of changes, with their kinds in the tooltip; without changes, whether the case is new. */
function Changed({ counts, isNew }: ChangedProps) {
  const { changes, worklist } = useMessages();
  if (!counts || counts.total === 0) return isNew && <ChangeMark mark="new" />;
  return (
    <span title={counts.kinds.map((kind) => worklist.changed.kind[kind]).join(", ")}>
      {changes.short({ count: counts.total })}
    </span>
  );
}

/** Says that the last refresh failed, and why in the tooltip. */
function NotRefreshed({ why }: { readonly why: string }) {
  return (
    <span title={why}>
      <StatusLabel tone="warn" icon={TriangleAlert}>
        {useMessages().worklist.stale}
      </StatusLabel>
      <span className="visually-hidden">
        <ReceivedText>{why}</ReceivedText>
      </span>
    </span>
  );
}
