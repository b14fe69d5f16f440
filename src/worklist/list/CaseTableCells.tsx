import {
  Ban,
  Check,
  Circle,
  CircleAlert,
  CircleQuestionMark,
  Clock3,
  Hourglass,
  type LucideIcon,
  RotateCw,
  TriangleAlert,
  User,
  X,
} from "lucide-react";
import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { Failure } from "#api/failure.ts";
import { isRefused } from "#api/queries.ts";
import { Leaf } from "#case-ui/Leaf.tsx";
import { shortTurnText } from "#case-ui/turn-words.ts";
import { formatAmount } from "#i18n/amount.ts";
import { useFullLanguage, useFullWords } from "#i18n/LanguageProvider.tsx";
import { formatDateTime, formatShortDateTime } from "#i18n/wall-clock.ts";
import type { ChangeCounts } from "#model/change.ts";
import { minorUnit } from "#model/currency.ts";
import { type Clock, deadlineOf, type Urgency } from "#model/deadline.ts";
import { dateOf } from "#model/received.ts";
import { maskedId } from "#privacy/card-number.ts";
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
  const { case: caseWords, worklist: words } = useFullWords();
  const worklist = useWorklist();
  const { id, isDone, row, error } = entry;
  const name = row?.code || caseWords.untitled({ id: maskedId(id) });
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
          <TurnCell turn={row.turn} />
          <DueCell row={row} clock={clock} />
          <td {...tableRole.cell} className={styles.stage}>
            <ReceivedText>{row.stage || "—"}</ReceivedText>
          </td>
          <td {...tableRole.cell} className={styles.merchant}>
            <ReceivedText>{row.merchantOrCard || "—"}</ReceivedText>
          </td>
          <AmountCell row={row} />
          <ChangedCell entry={entry} changes={changes} />
        </>
      ) : (
        <NotReadCells entry={entry} />
      )}
      <td {...tableRole.cell} className={[styles.end, row ? "" : styles.always].join(" ")}>
        {isDone && canRetry(error) && (
          <Button
            variant="quiet"
            aria-label={words.retryOne({ id: maskedId(id) })}
            title={words.retry}
            icon={row && <RotateCw aria-hidden />}
            onClick={(event) => {
              focusRow(event.currentTarget.closest("tr"));
              worklist.reload([id]);
            }}
          >
            {!row && words.retry}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={words.remove({ id: maskedId(id) })}
          title={words.removeOne}
          icon={<X aria-hidden />}
          onClick={(event) => {
            leaveRow(event.currentTarget.closest("tr"));
            worklist.remove([id]);
          }}
        />
      </td>
    </>
  );
});

/** Whether retrying a failed case may help. */
export const canRetry = (error: unknown): boolean =>
  error !== undefined &&
  !isRefused(error) &&
  !(error instanceof Failure && error.reason.kind === "refused");

/** The cells of a case that has never been read: it is loading, or why it could not be loaded. */
function NotReadCells({ entry }: { readonly entry: Entry }) {
  const words = useFullWords();
  const { isDone, error } = entry;
  return (
    <>
      <td {...tableRole.cell} className={styles.turn}>
        {error !== undefined && (
          <>
            <Ban aria-hidden size="0.875rem" />
            {words.worklist.notLoadedOne}
          </>
        )}
      </td>
      <td {...tableRole.cell} colSpan={5} aria-colspan={5} className={styles.rest}>
        {isDone ? (
          <ReceivedText>{failureText(error, words)}</ReceivedText>
        ) : (
          words.worklist.onTheWay
        )}
      </td>
    </>
  );
}

/** The icons of turns; the others have a circle. */
const turnIcons: Readonly<Partial<Record<CaseRow["turn"]["kind"], LucideIcon>>> = {
  user: User,
  unclear: CircleQuestionMark,
  ended: Check,
};

function TurnCell({ turn }: Pick<CaseRow, "turn">) {
  const words = useFullWords();
  const Icon = turnIcons[turn.kind] ?? Circle;
  return (
    <td
      {...tableRole.cell}
      className={[styles.turn, turn.kind === "yours" ? styles.yours : ""].join(" ")}
    >
      <Icon aria-hidden size="0.75rem" />
      <ReceivedText>{shortTurnText(turn, words)}</ReceivedText>
    </td>
  );
}

/** The icons and colours of deadlines; a distant one has neither. */
const urgencyStyles: Readonly<
  Partial<Record<Urgency, { readonly icon: LucideIcon; readonly className: string | undefined }>>
> = {
  passed: { icon: CircleAlert, className: styles.passed },
  hours: { icon: Clock3, className: styles.late },
  soon: { icon: Hourglass, className: styles.soon },
};

/** The time left until the next automatic action, and its date. */
function DueCell({ row, clock }: { readonly row: CaseRow; readonly clock: Clock }) {
  const { tag, words } = useFullLanguage();
  const { planned: received, isFinished } = row;
  const planned = dateOf(received);
  if (isFinished || planned === undefined) {
    return (
      <td {...tableRole.cell} className={styles.due}>
        {!isFinished &&
          (received === "never" ? words.worklist.noDeadline : <Leaf value={received} />)}
      </td>
    );
  }
  const deadline = deadlineOf(planned, clock);
  const { icon: Icon, className } = urgencyStyles[deadline.urgency] ?? {};
  const thisYear = new Date(clock.now()).getFullYear();
  return (
    <td {...tableRole.cell} className={styles.due}>
      <span className={className} title={deadline.isExact ? undefined : words.stage.zoneUnknown}>
        {Icon && <Icon aria-hidden size="0.875rem" />}
        {dueText(deadline, words)}
      </span>{" "}
      <time dateTime={planned} title={formatDateTime(planned, tag)}>
        {formatShortDateTime(planned, tag, thisYear)}
      </time>
    </td>
  );
}

/** The amount with the decimals of its currency; as received when the currency is unknown. */
function AmountCell({ row: { amount, currency } }: { readonly row: CaseRow }) {
  const { tag } = useFullLanguage();
  const isPlain = currency === "" || typeof amount !== "string";
  return (
    <td {...tableRole.cell} className={styles.amount}>
      {isPlain ? (
        <Leaf value={amount} isAmount />
      ) : (
        // A long amount wraps at thin spaces, but not at the narrow no-break ones between its groups.
        <bdi>{formatAmount(amount, minorUnit(currency), tag).replaceAll("\u202F", "\u2009")}</bdi>
      )}{" "}
      <span>{currency}</span>
    </td>
  );
}

/** The number of changes, with their kinds in the tooltip; or that the last refresh failed, and why. */
function ChangedCell({ entry, changes }: Pick<CaseTableCellsProps, "entry" | "changes">) {
  const words = useFullWords();
  const { changed, stale } = words.worklist;
  let content: ReactNode;
  if (entry.error !== undefined) {
    const why = failureText(entry.error, words);
    content = (
      <span title={why}>
        <StatusLabel tone="warn" icon={TriangleAlert}>
          {stale}
        </StatusLabel>
        <span className="visually-hidden">
          <ReceivedText>{why}</ReceivedText>
        </span>
      </span>
    );
  } else if (changes && changes.total > 0) {
    content = (
      <span title={changes.kinds.map((kind) => changed.kind[kind]).join(", ")}>
        {words.changes.short({ count: changes.total })}
      </span>
    );
  }
  return (
    <td {...tableRole.cell} className={styles.changed}>
      {content}
    </td>
  );
}
