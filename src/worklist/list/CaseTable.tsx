import { ArrowDown, ArrowUp } from "lucide-react";
import { Fragment, useLayoutEffect, useRef } from "react";
import { useClock } from "#config/clock.ts";
import { formatMoments } from "#i18n/computer-clock.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { maskedId } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { returnFocus } from "#ui/page/focus.ts";
import { useKeyHint } from "#ui/page/shortcut.ts";
import { listColumns, type SortColumn } from "../store/columns-and-filters.ts";
import { type Entry, idsOf, isListLoading } from "../store/entry.ts";
import { useListedCases, useListedCasesState } from "../store/listed-cases.ts";
import { CaseRow, canRetry, tableRole } from "./CaseRow.tsx";
import styles from "./CaseTable.module.css";
import { useRowKeys } from "./row-keys.ts";
import { useReadingActions } from "./use-entries.ts";

const columnCount = listColumns.length + 1;

interface CaseTableProps {
  readonly entries: readonly Entry[];
  /** The cases that stand at the end of the list, because they could not be loaded. */
  readonly notLoaded: ReadonlySet<CaseId>;
  /** The cases that the filter shows. The other rows stay, hidden, because removing them takes longer. */
  readonly shown: ReadonlySet<Entry>;
  /** The ids of the list before some were removed, whose rows stay empty; [] when none stay. */
  readonly held: readonly CaseId[];
  readonly showsButtons: boolean;
  readonly onRemove: (isByPointer: boolean) => void;
}

export function CaseTable(props: CaseTableProps) {
  const { entries, notLoaded, shown, held, showsButtons, onRemove } = props;
  const { messages } = useLanguage();
  const listedCases = useListedCases();
  const clock = useClock();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const first = entries.filter(({ id }) => !notLoaded.has(id));
  const last = entries.filter(({ id }) => notLoaded.has(id));
  const failed = last.filter(({ isNotLoaded }) => isNotLoaded);
  const firstShown = failed.find((entry) => shown.has(entry));
  const ordered = [...first, ...last];
  useLayoutEffect(() => listedCases.setShown(idsOf(ordered.filter((entry) => shown.has(entry)))));

  const rowOf = (row: Entry | CaseId) =>
    typeof row === "number" ? (
      <GapRow key={row} id={row} />
    ) : (
      <Fragment key={row.id}>
        {row === firstShown && <NotLoadedHead entries={failed} />}
        <CaseRow
          {...row}
          isShown={shown.has(row)}
          showsButtons={showsButtons}
          clock={clock}
          onRemove={onRemove}
        />
      </Fragment>
    );
  return (
    <div className={styles.list}>
      <table
        ref={table}
        {...tableRole.table}
        className={styles.table}
        aria-keyshortcuts={useKeyHint("j k")}
      >
        <caption className="visually-hidden">{messages.worklist.title}</caption>
        <thead {...tableRole.rowGroup}>
          <tr {...tableRole.row} className={styles.printed}>
            <td {...tableRole.cell} colSpan={columnCount}>
              <PrintedTitle entries={[...shown]} />
            </td>
          </tr>
          <tr {...tableRole.row} className={styles.head}>
            {listColumns.map((column) => (
              <ColumnHead key={column} column={column} />
            ))}
            <th {...tableRole.columnHead} className={styles.actions}>
              <span className="visually-hidden">{messages.worklist.column.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody {...tableRole.rowGroup}>{listRows(ordered, held).map(rowOf)}</tbody>
      </table>
    </div>
  );
}

/** In place of a row that the pointer has removed, so that the next press does not hit another case. */
function GapRow({ id }: { readonly id: CaseId }) {
  const { worklist: t } = useLanguage().messages;
  return (
    <tr aria-hidden className={styles.gap}>
      <td colSpan={columnCount}>{t.removedOne({ id: maskedId(id) })}</td>
    </tr>
  );
}

function ColumnHead({ column }: { readonly column: SortColumn }) {
  const { worklist: t } = useLanguage().messages;
  const [{ sort }, listedCases] = useListedCasesState();
  const isSorted = sort.column === column;
  const direction = sort.isDescending ? "descending" : "ascending";
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      {...tableRole.columnHead}
      data-column={column}
      aria-sort={isSorted ? direction : undefined}
      className={`soft small ${styles.column}`}
    >
      <button type="button" onClick={() => listedCases.sortBy(column)}>
        {t.column[column]}
        {isSorted && <Arrow aria-hidden size="0.75rem" />}
      </button>
    </th>
  );
}

function NotLoadedHead({ entries }: { readonly entries: readonly Entry[] }) {
  const { worklist: t } = useLanguage().messages;
  const reading = useReadingActions();
  const listedCases = useListedCases();
  const isLoading = isListLoading(entries);
  return (
    <tr ref={returnFocus} {...tableRole.row} className={styles.group}>
      <td {...tableRole.cell} colSpan={columnCount} aria-colspan={columnCount}>
        {t.notLoaded({ count: entries.length })}
        {entries.some(({ isLoading, error }) => isLoading || canRetry(error)) && (
          <Button
            variant="quiet"
            aria-disabled={isLoading}
            onClick={() => {
              if (!isLoading) reading.retryAll();
            }}
          >
            {t.retryAll}
          </Button>
        )}
        <Button variant="quiet" onClick={() => listedCases.removeWithUndo(idsOf(entries))}>
          {t.removeAll}
        </Button>
      </td>
    </tr>
  );
}

function PrintedTitle({ entries }: { readonly entries: readonly Entry[] }) {
  const { tag, messages } = useLanguage();
  const { worklist: t } = messages;
  const times = entries.flatMap(({ summary }) => summary?.readAt ?? []);
  const when = times.length > 0 ? formatMoments(Math.min(...times), Math.max(...times), tag) : "";
  return (
    <>
      <b>{t.title}</b> {t.printed({ count: entries.length, when })}
    </>
  );
}

/**
 * The rows of the list, with the ids of removed cases where they leave gaps.
 * @param held the ids before some were removed. There are no gaps if the other cases have been sorted since.
 */
export function listRows(
  entries: readonly Entry[],
  held: readonly CaseId[],
): readonly (Entry | CaseId)[] {
  const listed = new Map(entries.map((entry) => [entry.id, entry]));
  const kept = held.filter((id) => listed.has(id));
  const isSameOrder =
    kept.length === entries.length && entries.every(({ id }, index) => id === kept[index]);
  return isSameOrder ? held.map((id) => listed.get(id) ?? id) : entries;
}
