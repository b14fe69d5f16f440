import {
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  CircleSlash,
  CircleX,
  Pencil,
  TriangleAlert,
  X,
} from "lucide-react";
import { type KeyboardEvent, memo, useMemo, useRef, useState } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { inGroups } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./TransactionTable.module.css";
import { type CheckKind, canSendAnyway, type Transaction } from "./transaction.ts";
import type { TransactionList } from "./transaction-list.ts";
import { problemText, refusalText } from "./transaction-words.ts";

export interface TransactionTableProps {
  readonly list: TransactionList;
  /** The rows of the chosen kind. */
  readonly rows: readonly Transaction[];
  readonly onEdit: (number: number) => void;
}

const pageSize = 50;

/** The transactions with their status, fifty a page; those that need a decision come first. */
export function TransactionTable({ list, rows, onEdit }: TransactionTableProps) {
  const { table: words } = useFullWords().create.transactions;
  const [from, setFrom] = useState(0);
  // The Tab key stops at the controls of one row only; the arrow keys go from row to row.
  const [tabStop, setTabStop] = useState<number>();
  const area = useRef<HTMLDivElement>(null);
  const last = Math.max(0, Math.floor((rows.length - 1) / pageSize) * pageSize);
  const start = Math.min(from, last);
  // Rows with a problem stay above the others also once *Send anyway* is ticked.
  const sorted = useMemo(() => {
    const order = ({ check }: Transaction) => (check === "ready" ? 1 : 0);
    return rows.toSorted((left, right) => order(left) - order(right));
  }, [rows]);
  const shown = sorted.slice(start, start + pageSize);
  const groups = Map.groupBy(shown, ({ check }) =>
    check === "ready" ? words.kinds.ready : words.needsDecision,
  );
  const stopAt = shown.find(({ number }) => number === tabStop) ?? shown[0];

  function turn(to: number) {
    setFrom(to);
    area.current?.scrollTo({ top: 0 });
  }

  return (
    <>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={area} tabIndex={0} role="region" aria-label={words.name} className={styles.area}>
        <table aria-label={words.name} className={styles.table}>
          <thead>
            <tr>
              {words.columns.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">{words.actions}</span>
              </th>
            </tr>
          </thead>
          {[...groups].map(([title, grouped]) => (
            <tbody key={title}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={5}>
                  {title}
                </th>
              </tr>
              {grouped.map((row) => (
                <TransactionRow
                  key={row.number}
                  row={row}
                  list={list}
                  isTabStop={row === stopAt}
                  onTabStop={setTabStop}
                  onEdit={onEdit}
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

const statusLabels = {
  ready: { tone: "calm", icon: CircleCheck },
  doubtful: { tone: "warn", icon: TriangleAlert },
  duplicate: { tone: "warn", icon: CircleSlash },
  cardless: { tone: "warn", icon: CircleSlash },
  unknown: { tone: "warn", icon: CircleSlash },
  created: { tone: "warn", icon: CircleSlash },
  invalid: { tone: "late", icon: CircleX },
} as const satisfies Record<CheckKind, unknown>;

interface TransactionRowProps extends Pick<TransactionTableProps, "list" | "onEdit"> {
  readonly row: Transaction;
  readonly isTabStop: boolean;
  /** Called when a control of this row gets the focus. */
  readonly onTabStop: (number: number) => void;
}

/** One transaction with its status, and what can be done about it. */
const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { row, list, isTabStop, onTabStop, onEdit } = props;
  const all = useFullWords();
  const { table: words } = all.create.transactions;
  const { number, arn, cardMask, check, isSentAnyway } = row;
  const why = [problemText(row, all), refusalText(row, all)].filter((text) => text !== "");
  const control = { tabIndex: isTabStop ? 0 : -1, onKeyDown: goToRow };
  return (
    <tr onFocus={() => onTabStop(number)}>
      <th scope="row">{number}</th>
      <td className={styles.arn}>
        <ReceivedText>{arn}</ReceivedText>
      </td>
      <td className={styles.card}>{inGroups(cardMask)}</td>
      <td className={styles.status}>
        <StatusLabel {...statusLabels[check]}>{words.kinds[check]}</StatusLabel>
        {why.map((text) => (
          <span key={text} className={styles.why}>
            {text}
          </span>
        ))}
      </td>
      <td className={styles.actions}>
        {canSendAnyway(check) && (
          <label className={styles.anyway}>
            <input
              {...control}
              type="checkbox"
              name="anyway"
              checked={isSentAnyway}
              aria-label={words.sendAnyway({ number })}
              onChange={({ target }) => list.sendAnyway(new Set([number]), target.checked)}
            />
            {words.anyway}
          </label>
        )}
        <Button
          {...control}
          variant="quiet"
          name="edit"
          aria-label={words.edit({ number })}
          title={words.edit({ number })}
          icon={<Pencil aria-hidden />}
          onClick={() => onEdit(number)}
        />
        <Button
          {...control}
          variant="quiet"
          name="remove"
          aria-label={words.remove({ number })}
          title={words.remove({ number })}
          icon={<X aria-hidden />}
          onClick={({ currentTarget }) => {
            const next = sameControl(currentTarget, 1) ?? sameControl(currentTarget, -1);
            (next ?? currentTarget.closest<HTMLElement>('[role="region"]'))?.focus();
            list.remove(new Set([number]));
          }}
        />
      </td>
    </tr>
  );
});

/** Moves the focus with the up and down keys to the same control of another row. */
function goToRow(event: KeyboardEvent<HTMLInputElement | HTMLButtonElement>): void {
  const { key, target, currentTarget } = event;
  // Enter in the check box would submit the form.
  if (key === "Enter" && target instanceof HTMLInputElement) event.preventDefault();
  if (key !== "ArrowDown" && key !== "ArrowUp") return;
  const next = sameControl(currentTarget, key === "ArrowDown" ? 1 : -1);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The same control of the next row that has it or, with a step of -1, of the row before. */
function sameControl(control: HTMLInputElement | HTMLButtonElement, step: 1 | -1) {
  const table = control.closest("table");
  const all = [...(table?.querySelectorAll<HTMLElement>(`[name="${control.name}"]`) ?? [])];
  return all[all.indexOf(control) + step];
}
