import { ArrowDown, ArrowUp } from "lucide-react";
import { Fragment, useCallback, useRef } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { useListedCases, useListedCasesState } from "#listed-cases/ListedCasesProvider.tsx";
import { type SortColumn, sortColumns } from "#listed-cases/list-choices.ts";
import type { CaseId } from "#model/case-id.ts";
import type { Clock } from "#model/deadline.ts";
import { Button } from "#ui/Button.tsx";
import { returnFocusToMain } from "#ui/page/focus-main.ts";
import { useNearViewport } from "#ui/page/use-near-viewport.ts";
import { changeCountOf } from "../entries/case-order.ts";
import { type Entry, idsOf, isListLoading, isUnread } from "../entries/entry.ts";
import { useListReading } from "../loading/use-list-reading.ts";
import styles from "./CaseTable.module.css";
import { CaseTableCells, canRetry } from "./CaseTableCells.tsx";
import { useRowKeys } from "./row-keys.ts";
import { tableRole } from "./table-roles.ts";

interface CaseTableProps {
  readonly entries: readonly Entry[];
  /** The cases that stand at the end of the list, because they could not be loaded. */
  readonly notLoaded: ReadonlySet<CaseId>;
  /** The cases that the filter shows. The other rows stay, hidden, because removing them takes longer. */
  readonly shown: ReadonlySet<Entry>;
  /** The same object as long as the time is the same. */
  readonly clock: Clock;
  /** Called when the row of a new case that was not read yet comes into view. */
  readonly onNear: (id: CaseId) => void;
}

/** The table of cases, with one row each; on a phone a row has two lines. */
export function CaseTable({ entries, notLoaded, shown, clock, onNear }: CaseTableProps) {
  const { words } = useLanguage();
  const table = useRef<HTMLTableElement>(null);
  useRowKeys(table);
  const hasChanges = entries.some((entry) => changeCountOf(entry) > 0);
  const first = entries.filter(({ id }) => !notLoaded.has(id));
  const last = entries.filter(({ id }) => notLoaded.has(id));
  const failed = last.filter(({ isNotLoaded }) => isNotLoaded);
  const firstShown = failed.find((entry) => shown.has(entry));
  return (
    <div className={styles.list}>
      <table ref={table} {...tableRole.table} className={styles.table} aria-keyshortcuts="j k">
        <caption className="visually-hidden">{words.worklist.title}</caption>
        <thead {...tableRole.rowGroup} className={styles.head}>
          <tr {...tableRole.row} className={styles.printed}>
            <td {...tableRole.cell} colSpan={8}>
              <PrintedTitle entries={[...shown]} />
            </td>
          </tr>
          <tr {...tableRole.row} className={styles.row}>
            {sortColumns.map((column) => (
              <ColumnHead
                key={column}
                column={column}
                isShown={column !== "changed" || hasChanges}
              />
            ))}
            <th {...tableRole.columnHead} className={styles.end}>
              <span className="visually-hidden">{words.worklist.column.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody {...tableRole.rowGroup}>
          {[...first, ...last].map((entry) => (
            <Fragment key={entry.id}>
              {entry === firstShown && <NotLoadedHead entries={failed} />}
              <CaseRow entry={entry} isShown={shown.has(entry)} clock={clock} onNear={onNear} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CaseRowProps extends Pick<CaseTableProps, "clock" | "onNear"> {
  readonly entry: Entry;
  readonly isShown: boolean;
}

/** The row of a case. */
function CaseRow({ entry, isShown, clock, onNear }: CaseRowProps) {
  const { id } = entry;
  const listedCases = useListedCases();
  const row = useRef<HTMLTableRowElement>(null);
  const read = useCallback(() => onNear(id), [onNear, id]);
  useNearViewport(row, isUnread(entry) ? read : undefined);
  return (
    <tr
      ref={row}
      {...tableRole.row}
      className={styles.row}
      hidden={!isShown}
      onFocus={() => listedCases.setFocused(id)}
    >
      <CaseTableCells {...entry} clock={clock} />
    </tr>
  );
}

interface ColumnHeadProps {
  readonly column: SortColumn;
  /** A hidden column keeps its width, so that nothing moves when it appears. */
  readonly isShown: boolean;
}

/** The head of a column, with a button that sorts the list by it. */
function ColumnHead({ column, isShown }: ColumnHeadProps) {
  const { worklist: words } = useLanguage().words;
  const [{ sort }, listedCases] = useListedCasesState();
  const isSorted = sort.column === column;
  const direction = sort.isDescending ? "descending" : "ascending";
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      {...tableRole.columnHead}
      aria-sort={isSorted ? direction : undefined}
      className={[styles[column], isShown ? "" : styles.absent].join(" ")}
    >
      <button type="button" onClick={() => listedCases.sortBy(column)}>
        {words.column[column]}
        {isSorted && <Arrow aria-hidden size="0.75rem" />}
      </button>
    </th>
  );
}

/** The row above the cases that are not loaded, with buttons for all of them. */
function NotLoadedHead({ entries }: { readonly entries: readonly Entry[] }) {
  const { worklist: words } = useLanguage().words;
  const reading = useListReading();
  const listedCases = useListedCases();
  const isLoading = isListLoading(entries);
  return (
    <tr ref={returnFocusToMain} {...tableRole.row} className={styles.group}>
      <td {...tableRole.cell} colSpan={8} aria-colspan={8}>
        {words.notLoaded({ count: entries.length })}
        {entries.some(({ isLoading, error }) => isLoading || canRetry(error)) && (
          <Button
            variant="quiet"
            aria-disabled={isLoading}
            onClick={() => {
              if (isLoading) return;
              listedCases.clearMessage();
              reading.retryAll();
            }}
          >
            {words.retryAll}
          </Button>
        )}
        <Button variant="quiet" onClick={() => listedCases.removeWithUndo(idsOf(entries))}>
          {words.removeAll}
        </Button>
      </td>
    </tr>
  );
}

/** The title on each printed page, with the number of cases and when they were retrieved. */
function PrintedTitle({ entries }: { readonly entries: readonly Entry[] }) {
  const { tag, words: all } = useLanguage();
  const { worklist: words } = all;
  const times = entries.flatMap(({ summary }) => summary?.readAt ?? []);
  const format = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" });
  const when = times.length > 0 ? format.formatRange(Math.min(...times), Math.max(...times)) : "";
  return (
    <>
      <b>{words.title}</b> {words.printed({ count: entries.length, when })}
    </>
  );
}
