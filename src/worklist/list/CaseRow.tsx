import { Ban, RefreshCw, X } from "lucide-react";
import { type MouseEvent, memo, type RefObject, useRef } from "react";
import { Link } from "react-router";
import { Failure, isFinalRefusal } from "#api/failure.ts";
import { caseName } from "#case-ui/format-fact.ts";
import { namedUser } from "#case-ui/format-stage.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { Messages } from "#i18n/messages.ts";
import type { Clock } from "#model/time/deadline.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { listColumns } from "../store/columns-and-filters.ts";
import type { Entry } from "../store/entry.ts";
import { useListedCases } from "../store/listed-cases.ts";
import { fromList } from "../store/use-list-place.ts";
import styles from "./CaseRow.module.css";
import { columns, type LoadedRow, Mark } from "./columns.tsx";
import { focusRow, leaveRow, linksIn } from "./row-keys.ts";
import { failureText } from "./row-text.ts";
import { useReadingActions } from "./use-entries.ts";

/** The roles of a table's elements, explicit because with another `display` some browsers drop the implicit ones. */
export const tableRole = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  columnHead: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

interface CaseRowProps extends Entry {
  readonly isShown: boolean;
  /** Whether its buttons are shown without a pointer over the row or a focus in it. */
  readonly showsButtons: boolean;
  /** The same object as long as the time is the same. */
  readonly clock: Clock;
  /** Called before a case is removed. @param isByPointer whether the pointer stays where the pressed button was. */
  readonly onRemove: (isByPointer: boolean) => void;
}

/** The row of a case. Memoized: a list has up to 500. The parts of an entry stay the same objects. */
export const CaseRow = memo(function CaseRow(props: CaseRowProps) {
  const { id, summary, isLoading, isShown, isOpened, showsButtons } = props;
  const t = useMessages();
  const listedCases = useListedCases();
  const row = useRef<HTMLTableRowElement>(null);
  const classes = [
    styles.row,
    summary?.isFinished ? styles.ended : "",
    isOpened ? styles.opened : "",
    showsButtons || !(summary || isLoading) ? styles.withButtons : "",
  ];
  return (
    <tr
      ref={row}
      {...tableRole.row}
      className={classes.join(" ")}
      hidden={!isShown}
      title={titleOf(props, t)}
      onFocus={() => listedCases.setReturnTo(id)}
      onClick={openByText}
    >
      <th {...tableRole.rowHead} data-column="case">
        <Link to={`/cases/${id}`} state={fromList} className="covers">
          <ReceivedText>{caseName(summary?.code ?? "", id, t)}</ReceivedText>
        </Link>
        {summary && summary.code !== "" && (
          <>
            {" "}
            <span className={`small ${styles.id} soft`}>{maskedId(id)}</span>
          </>
        )}
        {isOpened && <span className="visually-hidden"> {t.worklist.openedOne}</span>}
      </th>
      {summary ? <LoadedCells {...props} summary={summary} /> : <UnreadCells {...props} />}
      <td {...tableRole.cell} className={`screen-only ${styles.buttons}`}>
        <RowButtons row={row} {...props} />
      </td>
    </tr>
  );
});

const cellColumns = listColumns.filter((column) => column !== "case");

function LoadedCells(props: Omit<LoadedRow, "language">) {
  const row = { ...props, language: useLanguage() };
  return cellColumns.map((column) => {
    const { cell, isSoft } = columns[column];
    return (
      <td
        {...tableRole.cell}
        key={column}
        data-column={column}
        className={isSoft?.(row.summary) ? "soft" : ""}
      >
        {cell(row)}
      </td>
    );
  });
}

const restCount = cellColumns.length - 1;

function UnreadCells(entry: Entry) {
  const t = useMessages();
  const why = failureText(entry, t);
  const state = entry.isLoading ? styles.loading : "";
  return (
    <>
      <td {...tableRole.cell} data-column="turn" className={state}>
        {why !== "" && (
          <StatusLabel tone="soft" Icon={Ban}>
            {t.worklist.notLoadedOne}
          </StatusLabel>
        )}
      </td>
      <td
        {...tableRole.cell}
        data-column="rest"
        colSpan={restCount}
        aria-colspan={restCount}
        className={`soft ${state}`}
      >
        {entry.isLoading ? t.worklist.loadingCase : <ReceivedText>{why}</ReceivedText>}
        <Mark {...entry} />
      </td>
    </>
  );
}

/** A press on a text of the row opens the case as a press on its link does; a text that was selected stays. */
function openByText(event: MouseEvent<HTMLTableRowElement>) {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  const isOnControl = target instanceof Element && target.closest("a, button") !== null;
  if (isOnControl || getSelection()?.isCollapsed === false) return;
  const press = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
  linksIn(currentTarget)[0]?.dispatchEvent(new globalThis.MouseEvent("click", press));
}

interface RowButtonsProps extends CaseRowProps {
  readonly row: RefObject<HTMLTableRowElement | null>;
}

function RowButtons({ row, id, summary, error, isLoading, onRemove }: RowButtonsProps) {
  const { worklist: t } = useMessages();
  const reading = useReadingActions();
  const listedCases = useListedCases();
  const retryLabel = t.retryOne({ id: maskedId(id) });
  return (
    <>
      {!isLoading && canRetry(error) && (
        <Button
          variant="quiet"
          aria-label={retryLabel}
          title={retryLabel}
          icon={summary && <RefreshCw aria-hidden />}
          onClick={() => {
            focusRow(row.current);
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

/** What a row has no room for: why it is not up to date, what has changed, and texts that may be cut. */
function titleOf(entry: Entry, t: Messages): string {
  const { summary, changes } = entry;
  const { worklist } = t;
  const kinds = changes?.kinds.map((kind) => worklist.changed.kind[kind]) ?? [];
  const changed = kinds.length > 0 ? `${worklist.filters.changed}: ${kinds.join(", ")}` : "";
  const cut = summary ? [namedUser(summary.turn), summary.stage, summary.merchantOrCard] : [];
  const long = cut.map((text) => maskedStart(text)).filter(({ length }) => length > maxShownWhole);
  return [failureText(entry, t), changed, ...long].filter((line) => line !== "").join("\n");
}

/** Shorter texts, in characters, are not cut at the usual width of the window. */
const maxShownWhole = 16;

export const canRetry = (error: unknown): boolean =>
  error !== undefined &&
  !isFinalRefusal(error) &&
  !(error instanceof Failure && error.reason.kind === "refused");
