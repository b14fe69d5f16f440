import { ChevronLeft, ChevronRight } from "lucide-react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import styles from "./TransactionTable.module.css";
import { sameControl, TransactionTableRow } from "./TransactionTableRow.tsx";
import type { Transaction } from "./transaction.ts";
import type { TransactionList } from "./transaction-list.ts";

interface TransactionTableProps {
  readonly list: TransactionList;
  /** The rows of the chosen kind. */
  readonly rows: readonly Transaction[];
  readonly isEditing: boolean;
  readonly onEdit: (number: number) => void;
}

const pageSize = 50;

/** Transactions with their status, fifty at a time. */
export function TransactionTable(props: TransactionTableProps) {
  const { list, rows, isEditing, onEdit } = props;
  const { table: words } = useFullWords().create.transactions;
  const [from, setFrom] = useState(0);
  const [stop, setStop] = useState<number>();
  const area = useRef<HTMLDivElement>(null);
  const last = Math.max(0, Math.floor((rows.length - 1) / pageSize) * pageSize);
  const start = Math.min(from, last);
  // Those that need a decision first; they stay there once *Send anyway* is ticked.
  const sorted = useMemo(() => {
    const { ready = [], problem = [] } = Object.groupBy(rows, ({ check }) =>
      check === "ready" ? "ready" : "problem",
    );
    return [...problem, ...ready];
  }, [rows]);
  const shown = sorted.slice(start, start + pageSize);
  const groups = [
    { title: words.needsDecision, rows: shown.filter(({ check }) => check !== "ready") },
    { title: words.kinds.ready, rows: shown.filter(({ check }) => check === "ready") },
  ].filter((group) => group.rows.length > 0);
  const stopAt = shown.find(({ number }) => number === stop) ?? shown[0];

  useEffect(() => {
    const table = area.current;
    if (!isEditing) return;
    return () => {
      // The edited row may have left the chosen kind, and its button with it: keep the focus in the table.
      if (document.activeElement === document.body) table?.focus();
    };
  }, [isEditing]);

  function turn(to: number) {
    setFrom(to);
    area.current?.scrollTo({ top: 0 });
  }

  const remove = useCallback(
    (number: number, button: HTMLButtonElement) => {
      (sameControl(button, 1) ?? sameControl(button, -1) ?? area.current)?.focus();
      list.remove(new Set([number]));
    },
    [list],
  );
  const sendAnyway = useCallback(
    (number: number, isSentAnyway: boolean) => list.sendAnyway(new Set([number]), isSentAnyway),
    [list],
  );

  return (
    <>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={area} tabIndex={0} role="region" aria-label={words.name} className={styles.area}>
        <table aria-label={words.name} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.row}</th>
              <th scope="col">{words.columns.arn}</th>
              <th scope="col">{words.columns.card}</th>
              <th scope="col">{words.columns.status}</th>
              <th scope="col">
                <span className="visually-hidden">{words.columns.actions}</span>
              </th>
            </tr>
          </thead>
          {groups.map(({ title, rows: grouped }) => (
            <tbody key={title}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={5}>
                  {title}
                </th>
              </tr>
              {grouped.map((row) => (
                <TransactionTableRow
                  key={row.number}
                  row={row}
                  isTabStop={row === stopAt}
                  onTabStop={setStop}
                  onEdit={onEdit}
                  onRemove={remove}
                  onSendAnyway={sendAnyway}
                />
              ))}
            </tbody>
          ))}
        </table>
        {rows.length === 0 && <p className={styles.none}>{words.none}</p>}
      </div>
      {rows.length > pageSize && (
        <nav aria-label={words.pages} className={styles.pages}>
          <Button
            aria-label={words.previous}
            aria-disabled={start === 0}
            icon={<ChevronLeft aria-hidden />}
            onClick={() => start > 0 && turn(start - pageSize)}
          />
          <span role="status">
            {words.page({ from: start + 1, to: start + shown.length, count: rows.length })}
          </span>
          <Button
            aria-label={words.next}
            aria-disabled={start >= last}
            icon={<ChevronRight aria-hidden />}
            onClick={() => start < last && turn(start + pageSize)}
          />
        </nav>
      )}
    </>
  );
}
