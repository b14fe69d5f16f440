import {
  Ban,
  Check,
  Circle,
  CircleQuestionMark,
  type LucideIcon,
  RotateCw,
  TriangleAlert,
  User,
  X,
} from "lucide-react";
import { type ComponentProps, memo } from "react";
import { Link } from "react-router";
import { Failure } from "#api/failure.ts";
import { isRefused } from "#api/queries.ts";
import { Leaf } from "#case-ui/Leaf.tsx";
import { shortTurnText } from "#case-ui/turn-words.ts";
import { urgencyIcons } from "#case-ui/urgency-icons.ts";
import type { ChangeCounts } from "#changes/seen-cases.ts";
import { formatAmount } from "#i18n/amount.ts";
import { useFullLanguage, useFullWords } from "#i18n/LanguageProvider.tsx";
import { formatDateTime, formatShortDateTime } from "#i18n/wall-clock.ts";
import { useListedCases } from "#listed-cases/ListedCasesProvider.tsx";
import { minorUnit } from "#model/currency.ts";
import { type Clock, deadlineOf, type Urgency } from "#model/deadline.ts";
import { dateOf } from "#model/received.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { CaseRow, Entry } from "../entries/case-row.ts";
import { useWorklist } from "../WorklistProvider.tsx";
import styles from "./CaseTable.module.css";
import { focusRow, leaveRow } from "./row-keys.ts";
import { dueText, failureText } from "./row-words.ts";
import { tableRole } from "./table-roles.ts";

interface CaseTableCellsProps {
  readonly entry: Entry;
  /** Separate from `entry`, because it changes when the case is acknowledged; `undefined` when unknown. */
  readonly changes: ChangeCounts | undefined;
  readonly clock: Clock;
}

/** The cells of a case's row. Memoized: a list has up to 500 rows. */
export const CaseTableCells = memo(function CaseTableCells(props: CaseTableCellsProps) {
  const { entry, changes, clock } = props;
  const allWords = useFullWords();
  const { case: caseWords, worklist: words } = allWords;
  const worklist = useWorklist();
  const listedCases = useListedCases();
  const { id, isDone, row, error } = entry;
  const name = row?.code || caseWords.untitled({ id: maskedId(id) });
  const why = error === undefined ? "" : failureText(error, allWords);
  return (
    <>
      <th {...tableRole.rowHead} className={styles.case}>
        <Link to={`/cases/${id}`}>
          <ReceivedText>{name}</ReceivedText>
        </Link>{" "}
        {row && row.code !== "" && <span className={styles.id}>{maskedId(id)}</span>}
      </th>
      {row ? (
        <>
          <TurnCell turn={row.turn} why={why} />
          <Cell className={styles.due}>
            <TimeLeft row={row} clock={clock} />
          </Cell>
          <Cell className={styles.stage} title={maskedStart(row.stage)}>
            <ReceivedText>{row.stage || "—"}</ReceivedText>
          </Cell>
          <Cell className={styles.merchant} title={maskedStart(row.merchantOrCard)}>
            <ReceivedText>{row.merchantOrCard || "—"}</ReceivedText>
          </Cell>
          <Cell className={styles.amount}>
            <Amount row={row} />
          </Cell>
          <Cell className={styles.changed}>
            {why === "" ? <Changed counts={changes} /> : <NotRefreshed why={why} />}
          </Cell>
        </>
      ) : (
        <>
          <Cell className={styles.turn}>
            {why !== "" && (
              <>
                <Ban aria-hidden size="0.875rem" />
                {words.notLoadedOne}
              </>
            )}
          </Cell>
          <Cell colSpan={5} aria-colspan={5} className={styles.rest}>
            {isDone ? <ReceivedText>{why}</ReceivedText> : words.loadingCase}
          </Cell>
        </>
      )}
      <Cell className={[styles.end, row ? "" : styles.always].join(" ")}>
        {isDone && canRetry(error) && (
          <Button
            variant="quiet"
            aria-label={words.retryOne({ id: maskedId(id) })}
            title={words.retryOne({ id: maskedId(id) })}
            icon={row && <RotateCw aria-hidden />}
            onClick={(event) => {
              focusRow(event.currentTarget.closest("tr"));
              listedCases.clearMessage();
              worklist.reload([id]);
            }}
          >
            {!row && words.retry}
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
const turnIcons: Readonly<Partial<Record<CaseRow["turn"]["kind"], LucideIcon>>> = {
  user: User,
  unclear: CircleQuestionMark,
  ended: Check,
};

interface TurnCellProps extends Pick<CaseRow, "turn"> {
  /** Why the last refresh failed; "" when it did not. */
  readonly why: string;
}

/** Whose turn it is; where there is no room for the column of changes, that the last refresh failed instead. */
function TurnCell({ turn, why }: TurnCellProps) {
  const words = useFullWords();
  const Icon = turnIcons[turn.kind] ?? Circle;
  const isStale = why !== "";
  const classes = [styles.turn, turn.kind === "yours" && styles.yours, isStale && styles.stale];
  return (
    <Cell className={classes.filter(Boolean).join(" ")}>
      <Icon aria-hidden size="0.75rem" />
      <ReceivedText>{shortTurnText(turn, words)}</ReceivedText>
      {isStale && <NotRefreshed why={why} />}
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

/** The time left until the next automatic action, and its date. */
function TimeLeft({ row, clock }: { readonly row: CaseRow; readonly clock: Clock }) {
  const { tag, words } = useFullLanguage();
  const planned = dateOf(row.planned);
  if (row.isFinished) return null;
  if (row.planned === "never") return words.worklist.noDeadline;
  if (planned === undefined) return <Leaf value={row.planned} />;
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
function Amount({ row: { amount, currency } }: { readonly row: CaseRow }) {
  const { tag } = useFullLanguage();
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

/** The number of changes, with their kinds in the tooltip. */
function Changed({ counts }: { readonly counts: ChangeCounts | undefined }) {
  const { changes, worklist } = useFullWords();
  if (!counts || counts.total === 0) return null;
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
        {useFullWords().worklist.stale}
      </StatusLabel>
      <span className="visually-hidden">
        <ReceivedText>{why}</ReceivedText>
      </span>
    </span>
  );
}
