import { CreditCard, X } from "lucide-react";
import {
  type ClipboardEvent,
  type ComponentProps,
  memo,
  type Ref,
  useEffect,
  useId,
  useRef,
} from "react";
import { textIn } from "#config/form-profile.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { cleanCard, inGroups, maskCard, maskCardNumbers, maskSign } from "#privacy/card-number.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { FieldControl, hasCells } from "../form/FieldControl.tsx";
import type { NonFileField } from "../form/field-kinds.ts";
import { columnKey } from "../form/values.ts";
import { isStop, problemText } from "./problem.ts";
import { RowStatusLabel } from "./RowStatusLabel.tsx";
import { formStatusOf, isEntered, type Row } from "./row.ts";
import type { RowList } from "./row-list.ts";
import styles from "./TableRow.module.css";

interface TableRowProps {
  readonly row: Row;
  readonly list: RowList;
  readonly columns: readonly NonFileField[];
  readonly marksEmptyRows: boolean;
  readonly canRemove: boolean;
  readonly arnRef: Ref<HTMLInputElement> | undefined;
  readonly onPasteCells: (text: string) => void;
  readonly onRemove: (number: number, button: HTMLElement) => void;
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, list, columns, marksEmptyRows, canRemove, arnRef, onPasteCells, onRemove } = props;
  const { tag, messages } = useLanguage();
  const { rows: t } = messages.create;
  const statusId = useId();
  const { number, rawArn, problems, values } = row;
  const valueProblems = problems.filter((problem) => problem.kind === "value");
  const stop = problems.find(isStop)?.kind;
  const isWrong = stop !== undefined && (marksEmptyRows || isEntered(row));
  const isCardWrong = isWrong && (stop === "card" || stop === "nothing");
  const isArnWrong = isWrong && stop !== "card" && stop !== "value";

  function pasteCells(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text/plain");
    if (!hasCells(text)) return;
    event.preventDefault();
    onPasteCells(text);
  }

  return (
    <tr
      aria-label={t.title({ number })}
      className={[styles.row, columns.length > 0 ? styles.valued : ""].join(" ")}
    >
      <th scope="row">{number}</th>
      <td>
        <input
          ref={arnRef}
          type="text"
          aria-label={messages.fact.arn}
          aria-invalid={isArnWrong}
          aria-describedby={statusId}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          placeholder={t.table.arnHint}
          value={rawArn}
          onChange={({ target }) => list.edit(number, { rawArn: target.value })}
          // Reads also what was set without an event.
          onBlur={({ target }) =>
            target.value !== rawArn && list.edit(number, { rawArn: target.value })
          }
          onPaste={pasteCells}
        />
      </td>
      <td className={styles.card}>
        <CreditCard aria-hidden size="1rem" />
        <CardInput row={row} list={list} aria-invalid={isCardWrong} aria-describedby={statusId} />
      </td>
      {columns.map((field) => {
        const key = columnKey(field);
        return (
          <td key={key} className={styles.value}>
            <FieldControl
              field={field}
              value={values[key]}
              onChange={(value) => list.editValue(number, key, value)}
              wrongPart={valueProblems.find((problem) => problem.key === key)?.part}
              aria-label={textIn(field.label, tag)}
              aria-describedby={statusId}
            />
          </td>
        );
      })}
      <StatusCell id={statusId} row={row} list={list} isWrong={isWrong} />
      <td className={styles.actions}>
        {canRemove && (
          <IconButton
            label={t.remove({ number })}
            Icon={X}
            onClick={({ currentTarget }) => onRemove(number, currentTarget)}
          />
        )}
      </td>
    </tr>
  );
});

interface CardInputProps extends Omit<ComponentProps<"input">, "list"> {
  readonly row: Row;
  readonly list: RowList;
}

/** The input has the number only while it is typed, and its mask afterwards; React and the form have it in no state. */
function CardInput({ row, list, ...rest }: CardInputProps) {
  const { rows: t } = useMessages().create;
  const { number, cardMask } = row;
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    if (cardMask === "" || document.activeElement !== box) box.value = inGroups(cardMask);
  }, [cardMask]);

  return (
    <input
      {...rest}
      ref={input}
      aria-label={t.card}
      placeholder={t.card}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={({ currentTarget, nativeEvent }) => {
        // Typing into a mask begins a new number.
        if (currentTarget.value.includes(maskSign)) currentTarget.value = nativeEvent.data ?? "";
        list.edit(number, { card: currentTarget.value });
      }}
      onBlur={({ currentTarget }) => {
        const { value } = currentTarget;
        if (value.includes(maskSign)) return;
        // Reads also what was set without an event.
        const digits = cleanCard(value);
        if (digits !== row.card.digits) list.edit(number, { card: digits });
        currentTarget.value = inGroups(maskCard(digits));
      }}
    />
  );
}

interface StatusCellProps extends Pick<TableRowProps, "row" | "list"> {
  readonly id: string;
  readonly isWrong: boolean;
}

function StatusCell({ id, row, list, isWrong }: StatusCellProps) {
  const { tag, messages } = useLanguage();
  const { rows: t } = messages.create;
  const { number, problems, refusal } = row;
  const status = formStatusOf(row) ?? (isWrong ? "leftOut" : undefined);
  const isQuiet = status === undefined || status === "ready";
  // The choice above the table says once that a currency is missing.
  const said = status ? problems.filter(({ kind }) => kind !== "currency") : [];
  const why = [...new Set(said.map((problem) => problemText(problem, messages, tag)))];
  if (refusal !== undefined && status !== "leftOut") {
    why.push(maskCardNumbers(refusal) || messages.create.result.noReason);
  }
  return (
    <td id={id} className={[styles.status, isQuiet ? styles.ready : ""].join(" ")}>
      <span className={`line ${styles.state}`}>
        {status === "ready" && (
          <span className="visually-hidden">{messages.create.statuses.ready}</span>
        )}
        {status && status !== "ready" && (
          <RowStatusLabel status={status}>{messages.create.statuses[status]}</RowStatusLabel>
        )}
        {status === "notThisTime" && (
          <Button
            variant="quiet"
            className={styles.inline}
            onClick={({ currentTarget }) => {
              // The pressed button disappears.
              currentTarget.closest("tr")?.querySelector("input")?.focus();
              list.setNotThisTime(new Set([number]), false);
            }}
          >
            {t.sendToo}
          </Button>
        )}
      </span>
      {why.length > 0 && (
        <span className={`soft small ${styles.why}`}>
          {why.map((text) => (
            <span key={text}>{text} </span>
          ))}
        </span>
      )}
    </td>
  );
}
