import { Ban, RefreshCw, TriangleAlert, X } from "lucide-react";
import {
  type ComponentProps,
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useRef,
} from "react";
import { Link } from "react-router";
import { Failure } from "#api/failure.ts";
import { isFinalRefusal } from "#api/queries.ts";
import { Amount } from "#case-ui/Amount.tsx";
import { ChangeDot } from "#case-ui/ChangeMark.tsx";
import { caseName } from "#case-ui/format-fact.ts";
import { namedUser } from "#case-ui/format-stage.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import type { CaseId } from "#model/case-id.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import type { Clock } from "#model/time/deadline.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { useNearViewport } from "#ui/page/display.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { listColumns } from "../store/columns-and-filters.ts";
import { type Entry, isUnread } from "../store/entry.ts";
import { useListedCases } from "../store/listed-cases-context.ts";
import { fromList } from "../store/use-list-place.ts";
import styles from "./CaseRow.module.css";
import { DueDate } from "./DueDate.tsx";
import { GridRow, tableRole } from "./GridRow.tsx";
import { focusRow, leaveRow, linksIn } from "./row-keys.ts";
import { failureText, nextText } from "./row-text.ts";
import { TurnText } from "./TurnText.tsx";
import { useReadingActions } from "./use-entries.ts";

interface CaseRowProps extends Entry {
  readonly isShown: boolean;
  /** Whether its buttons are shown without a pointer over the row or a focus in it. */
  readonly showsButtons: boolean;
  /** The same object as long as the time is the same. */
  readonly clock: Clock;
  /** Called when the row of a new case that was not read yet comes into view. */
  readonly onNear: (id: CaseId) => void;
  /** Called before a case is removed. @param isByPointer whether the pointer stays where the pressed button was. */
  readonly onRemove: (isByPointer: boolean) => void;
}

/** The row of a case. Memoized: a list has up to 500. The parts of an entry stay the same objects. */
export const CaseRow = memo(function CaseRow(props: CaseRowProps) {
  const { id, summary, error, isShown, showsButtons, clock, onNear } = props;
  const t = useMessages();
  const listedCases = useListedCases();
  const row = useRef<HTMLTableRowElement>(null);
  const read = useCallback(() => onNear(id), [onNear, id]);
  useNearViewport(row, isUnread(props) ? read : undefined);
  const why = error === undefined ? "" : failureText(error, t);
  const classes = [
    styles.row,
    summary?.isFinished ? styles.ended : "",
    props.isOpened ? styles.opened : "",
  ];
  return (
    <GridRow
      ref={row}
      className={classes.join(" ")}
      hidden={!isShown}
      title={titleOf(props, why, t)}
      onFocus={() => listedCases.setFocused(id)}
      onClick={openByText}
    >
      <th {...tableRole.rowHead} className={styles.case}>
        <Link to={`/cases/${id}`} state={fromList} className="covers">
          <ReceivedText>{caseName(summary?.code ?? "", id, t)}</ReceivedText>
        </Link>
        {summary && summary.code !== "" && (
          <>
            {" "}
            <span className={`${styles.id} soft`}>{maskedId(id)}</span>
          </>
        )}
        {props.isOpened && <span className="visually-hidden"> {t.worklist.openedOne}</span>}
      </th>
      {summary ? (
        <SummaryCells {...props} summary={summary} why={why} clock={clock} />
      ) : (
        <UnreadCells {...props} why={why} />
      )}
      <Cell
        className={[
          "screen-only",
          styles.end,
          (summary || props.isLoading) && !showsButtons ? "" : styles.always,
        ].join(" ")}
      >
        <RowButtons row={row} {...props} />
      </Cell>
    </GridRow>
  );
});

/** A press on a text of the row opens the case as a press on its link does; a text that was selected stays. */
function openByText(event: MouseEvent<HTMLTableRowElement>) {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  const isOnControl = target instanceof Element && target.closest("a, button") !== null;
  if (isOnControl || getSelection()?.isCollapsed === false) return;
  const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  linksIn(currentTarget)[0]?.dispatchEvent(new globalThis.MouseEvent("click", press));
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

interface SummaryCellsProps extends Pick<Entry, "isNew" | "changes"> {
  readonly summary: CaseSummary;
  /** Why the last refresh failed; "" when it did not. */
  readonly why: string;
  readonly clock: Clock;
}

function SummaryCells({ summary, why, clock, ...entry }: SummaryCellsProps) {
  const t = useMessages();
  const next = nextText(summary, clock, t);
  return (
    <>
      <Cell className={styles.turn}>
        {why === "" ? <TurnText turn={summary.turn} /> : <NotRefreshed why={why} />}
      </Cell>
      <Cell className={styles.due}>
        <DueDate summary={summary} clock={clock} />
      </Cell>
      <Cell className={styles.stage}>
        <ReceivedText>{summary.stage || "—"}</ReceivedText>
        <Mark {...entry} />
      </Cell>
      <Cell data-column="next" className={next.isTask ? "" : "soft"}>
        <ReceivedText>{next.text}</ReceivedText>
      </Cell>
      <Cell className={styles.merchant}>
        <ReceivedText>{summary.merchantOrCard || "—"}</ReceivedText>
      </Cell>
      <Cell className={styles.amount}>
        <Amount {...summary} />
      </Cell>
    </>
  );
}

const restCount = listColumns.length - 2;

function UnreadCells({ why, ...entry }: Entry & { readonly why: string }) {
  const { isLoading } = entry;
  const { worklist: t } = useMessages();
  const state = isLoading ? styles.loading : "";
  return (
    <>
      <Cell className={[styles.turn, styles.failed, state].join(" ")}>
        {why !== "" && (
          <StatusLabel tone="soft" Icon={Ban}>
            {t.notLoadedOne}
          </StatusLabel>
        )}
      </Cell>
      <Cell colSpan={restCount} aria-colspan={restCount} className={[styles.rest, state].join(" ")}>
        {isLoading ? t.loadingCase : <ReceivedText>{why || t.unread}</ReceivedText>}
        <Mark {...entry} />
      </Cell>
    </>
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

interface RowButtonsProps extends CaseRowProps {
  readonly row: RefObject<HTMLTableRowElement | null>;
}

function RowButtons({ row, id, summary, error, isLoading, onRemove }: RowButtonsProps) {
  const { worklist: t } = useMessages();
  const reading = useReadingActions();
  const listedCases = useListedCases();
  return (
    <>
      {!isLoading && canRetry(error) && (
        <Button
          variant="quiet"
          aria-label={t.retryOne({ id: maskedId(id) })}
          title={t.retryOne({ id: maskedId(id) })}
          icon={summary && <RefreshCw aria-hidden />}
          onClick={() => {
            focusRow(row.current);
            listedCases.clearMessage();
            reading.retry(id);
          }}
        >
          {!summary && t.retry}
        </Button>
      )}
      <IconButton
        label={t.remove({ id: maskedId(id) })}
        Icon={X}
        onClick={(event) => {
          // A key press on a button is a click without a count.
          const isByPointer = event.detail > 0;
          leaveRow(row.current, isByPointer);
          onRemove(isByPointer);
          listedCases.removeWithUndo([id]);
        }}
      />
    </>
  );
}

const Cell = (props: ComponentProps<"td">) => <td {...tableRole.cell} {...props} />;

/** What a row has no room for: why it is not up to date, what has changed, and texts that may be cut. */
function titleOf({ summary, changes }: Entry, why: string, { worklist }: Messages): string {
  const kinds = changes?.kinds.map((kind) => worklist.changed.kind[kind]) ?? [];
  const changed = kinds.length > 0 ? `${worklist.filters.changed}: ${kinds.join(", ")}` : "";
  const long = [summary && namedUser(summary.turn), summary?.stage, summary?.merchantOrCard]
    .map((text = "") => maskedStart(text))
    .filter((text) => text.length > maxShownWhole);
  return [why, changed, ...long].filter((line) => line !== "").join("\n");
}

/** Shorter texts, in characters, are not cut at the usual width of the window. */
const maxShownWhole = 16;

/** Whether retrying a failed case may help. */
export const canRetry = (error: unknown): boolean =>
  error !== undefined &&
  !isFinalRefusal(error) &&
  !(error instanceof Failure && error.reason.kind === "refused");
