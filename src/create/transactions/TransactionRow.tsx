import { CircleCheck, CircleX, TriangleAlert, X } from "lucide-react";
import { type ClipboardEvent, memo, type Ref, useId } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import { CardInput } from "./CardInput.tsx";
import styles from "./TransactionRow.module.css";
import { kindOf, type Transaction, type TransactionKind, withZeros } from "./transaction.ts";
import type { TransactionList } from "./transaction-list.ts";
import { errorText, refusalText, warningTexts } from "./transaction-texts.ts";

interface TransactionRowProps {
  readonly row: Transaction;
  readonly list: TransactionList;
  /** Whether an empty transaction is said to be an error. */
  readonly isEmptyWrong: boolean;
  readonly arnRef: Ref<HTMLInputElement> | undefined;
  /** Called with a pasted text of several cells. */
  readonly onPasteCells: (text: string) => void;
  readonly onRemove: (number: number) => void;
}

const statusLabels = {
  ready: { tone: "calm", icon: CircleCheck },
  warning: { tone: "warn", icon: TriangleAlert },
  leftOut: { tone: "late", icon: CircleX },
} as const satisfies Record<TransactionKind, unknown>;

/** One transaction, edited in place, with what will become of it. */
export const TransactionRow = memo(function TransactionRow(props: TransactionRowProps) {
  const { row, list, isEmptyWrong, arnRef, onPasteCells, onRemove } = props;
  const { tag, words } = useLanguage();
  const { transactions: t } = words.create;
  const statusId = useId();
  const { number, rawArn, arn, error, isCardMissing } = row;
  const kind = kindOf(row);
  const isWrong = kind === "leftOut" || (isEmptyWrong && error !== undefined);
  const isCardWrong = isWrong && error === "card";
  const corrected = error === "characters" ? withZeros(arn) : undefined;
  const refusal = refusalText(row, words);

  function pasteCells(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text/plain");
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    onPasteCells(text);
  }

  return (
    <tr aria-label={t.title({ number })} className={styles.row}>
      <th scope="row">{number}</th>
      <td className={styles.arn}>
        <input
          ref={arnRef}
          type="text"
          aria-label={words.case.trx.arn}
          aria-invalid={isWrong && !isCardWrong}
          aria-describedby={statusId}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          placeholder={t.table.arnHint}
          value={rawArn}
          onChange={({ target }) => list.edit(number, { rawArn: target.value })}
          onPaste={pasteCells}
        />
      </td>
      <td className={styles.card}>
        <CardInput row={row} list={list} aria-invalid={isCardWrong} aria-describedby={statusId} />
      </td>
      <td id={statusId} className={styles.status}>
        {kind && <StatusLabel {...statusLabels[kind]}>{t.table.kinds[kind]}</StatusLabel>}
        {isWrong && <span className={styles.wrong}>{errorText(row, words)}</span>}
        {corrected !== undefined && (
          <Button
            variant="quiet"
            className={styles.inline}
            onClick={() => list.edit(number, { rawArn: corrected })}
          >
            {t.makeZero({ arn: corrected })}
          </Button>
        )}
        {warningTexts(row, words, tag).map((text) => (
          <span key={text} className={styles.why}>
            {text}
          </span>
        ))}
        {isCardMissing && (
          <Button
            variant="quiet"
            className={styles.inline}
            onClick={() => list.edit(number, { card: "" })}
          >
            {t.leaveOut}
          </Button>
        )}
        {refusal !== "" && <span className={styles.wrong}>{refusal}</span>}
      </td>
      <td className={styles.actions}>
        <Button
          variant="quiet"
          aria-label={t.remove({ number })}
          title={t.remove({ number })}
          icon={<X aria-hidden />}
          onClick={() => onRemove(number)}
        />
      </td>
    </tr>
  );
});
