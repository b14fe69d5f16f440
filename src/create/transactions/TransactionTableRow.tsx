import { CircleCheck, CircleSlash, CircleX, Pencil, TriangleAlert, X } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { inGroups } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./TransactionTable.module.css";
import { type CheckKind, canSendAnyway, type Transaction } from "./transaction.ts";
import { problemText, refusalText } from "./transaction-words.ts";

interface TransactionTableRowProps {
  readonly row: Transaction;
  /** The Tab key stops at the buttons of this row only. */
  readonly isTabStop: boolean;
  /** Called when a button of this row gets the focus. */
  readonly onTabStop: (number: number) => void;
  readonly onEdit: (number: number) => void;
  readonly onRemove: (number: number, button: HTMLButtonElement) => void;
  readonly onSendAnyway: (number: number, isSentAnyway: boolean) => void;
}

const looks = {
  ready: { tone: "calm", icon: CircleCheck },
  doubtful: { tone: "warn", icon: TriangleAlert },
  duplicate: { tone: "warn", icon: CircleSlash },
  cardless: { tone: "warn", icon: CircleSlash },
  unknown: { tone: "warn", icon: CircleSlash },
  created: { tone: "warn", icon: CircleSlash },
  invalid: { tone: "late", icon: CircleX },
} as const satisfies Record<CheckKind, unknown>;

/** One transaction of a table with its status, and what can be done about it. */
export const TransactionTableRow = memo(function TransactionTableRow(
  props: TransactionTableRowProps,
) {
  const { row, isTabStop, onTabStop, onEdit, onRemove, onSendAnyway } = props;
  const all = useFullWords();
  const { table: words } = all.create.transactions;
  const { number, arn, cardMask, check, isSentAnyway } = row;
  const why = problemText(row, all);
  const refusal = refusalText(row, all);
  const { tone, icon } = looks[check];
  const stop = { tabIndex: isTabStop ? 0 : -1, onKeyDown: goToRow };
  const shared = { look: "quiet", ...stop } as const;
  return (
    <tr onFocus={() => onTabStop(number)}>
      <th scope="row">{number}</th>
      <td className={styles.arn}>
        <ReceivedText>{arn}</ReceivedText>
      </td>
      <td className={styles.card}>{inGroups(cardMask)}</td>
      <td className={styles.status}>
        <StatusLabel tone={tone} icon={icon}>
          {words.kinds[check]}
        </StatusLabel>
        {why !== "" && <span className={styles.why}>{why}</span>}
        {refusal !== "" && <span className={styles.why}>{refusal}</span>}
      </td>
      <td className={styles.actions}>
        {canSendAnyway(check) && (
          <label className={styles.anyway}>
            <input
              {...stop}
              type="checkbox"
              checked={isSentAnyway}
              aria-label={words.sendAnyway({ number })}
              onChange={({ target }) => onSendAnyway(number, target.checked)}
            />
            {words.anyway}
          </label>
        )}
        <Button
          {...shared}
          aria-label={words.edit({ number })}
          title={words.edit({ number })}
          icon={<Pencil aria-hidden />}
          onClick={() => onEdit(number)}
        />
        <Button
          {...shared}
          aria-label={words.remove({ number })}
          title={words.remove({ number })}
          icon={<X aria-hidden />}
          onClick={(event) => onRemove(number, event.currentTarget)}
        />
      </td>
    </tr>
  );
});

/**
 * Up and down go from a control of a row to the same one of the next row, so that a table of many
 * rows is one stop of the Tab key.
 */
function goToRow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  // Enter in the check box would submit the form.
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
  if (step === 0 || !(event.target instanceof HTMLElement)) return;
  const next = sameControl(event.target, step);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** The same control of the row below or, with a step of -1, above; counted from the end of a row. */
export function sameControl(control: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const row = control.closest("tr");
  const rows = [...(row?.closest("table")?.querySelectorAll("tbody tr:has(button)") ?? [])];
  const other = row ? rows[rows.indexOf(row) + step] : undefined;
  const position = controlsOf(row).indexOf(control);
  const controls = controlsOf(other);
  return controls[position] ?? controls.at(-1);
}

const controlsOf = (row: Element | null | undefined): HTMLElement[] =>
  [...(row?.querySelectorAll<HTMLElement>("button, input") ?? [])].toReversed();
