import { ChevronLeft, ChevronRight } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import type { CardVault } from "../card-vault.ts";
import styles from "./BatchTable.module.css";
import type { Batch, JudgedRow } from "./batch.ts";
import { RowFix } from "./RowFix.tsx";
import { sameButton } from "./row-keys.ts";
import { VerdictRow } from "./VerdictRow.tsx";

interface BatchTableProps {
  readonly batch: Batch;
  readonly vault: CardVault;
  /** The rows of the chosen kind. */
  readonly rows: readonly JudgedRow[];
}

const pageSize = 50;

/** Rows with their verdicts, fifty at a time. */
export function BatchTable({ batch, vault, rows }: BatchTableProps) {
  const words = useWords().batch;
  const [from, setFrom] = useState(0);
  const [fixing, fix] = useState<JudgedRow>();
  const [stop, setStop] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  const last = Math.max(0, Math.floor((rows.length - 1) / pageSize) * pageSize);
  const start = Math.min(from, last);
  const shown = rows.slice(start, start + pageSize);
  const stopAt = shown.find(({ row }) => row.number === stop) ?? shown[0];

  useEffect(() => {
    const region = place.current;
    if (!fixing) return;
    return () => {
      // A row that was corrected is perhaps no longer of the chosen kind.
      if (document.activeElement === document.body) region?.focus();
    };
  }, [fixing]);

  function turn(to: number) {
    setFrom(to);
    place.current?.scrollTo({ top: 0 });
  }

  const remove = useCallback(
    (number: number, button: HTMLButtonElement) => {
      (sameButton(button, 1) ?? sameButton(button, -1) ?? place.current)?.focus();
      batch.remove(new Set([number]));
    },
    [batch],
  );
  const sendAnyway = useCallback(
    (number: number, isAnyway: boolean) => batch.sendAnyway(new Set([number]), isAnyway),
    [batch],
  );

  return (
    <>
      {/* Scrolls by itself, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={place} tabIndex={0} role="region" aria-label={words.table} className={styles.place}>
        <table aria-label={words.table} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.row}</th>
              <th scope="col">{words.columns.arn}</th>
              <th scope="col">{words.columns.card}</th>
              <th scope="col">{words.columns.verdict}</th>
              <th scope="col">
                <span className="visually-hidden">{words.columns.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((judged) => (
              <VerdictRow
                key={judged.row.number}
                judged={judged}
                card={vault.shown(judged.row.card)}
                isStop={judged === stopAt}
                onStop={setStop}
                onFix={fix}
                onRemove={remove}
                onAnyway={sendAnyway}
              />
            ))}
          </tbody>
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
      {fixing && (
        <RowFix batch={batch} vault={vault} row={fixing.row} onClose={() => fix(undefined)} />
      )}
    </>
  );
}
