import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { useCallback, useState } from "react";
import { textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Menu } from "#ui/Menu.tsx";
import { focusWhenShown, returnFocusToMain } from "#ui/page/focus.ts";
import { buttonBeside } from "../form/button-beside.ts";
import { columnKey, type NonFileField } from "../form/values.ts";
import styles from "./RowTable.module.css";
import type { Row } from "./row.ts";
import type { RowList } from "./row-list.ts";
import { TableRow } from "./TableRow.tsx";

interface RowTableProps {
  readonly list: RowList;
  readonly rows: readonly Row[];
  readonly columns: readonly NonFileField[];
  readonly added: string | undefined;
  readonly marksEmptyRows: boolean;
  readonly onPasteCells: (text: string) => void;
  readonly onEmptied: (key: string) => void;
}

export const pageSize = 50;

const widthOf = ({ type }: NonFileField) =>
  type === "Money" ? "minmax(9rem, 1fr)" : "minmax(7rem, 1fr)";

export function RowTable(props: RowTableProps) {
  const { list, rows, columns, added, marksEmptyRows, onPasteCells, onEmptied } = props;
  const { tag, messages } = useLanguage();
  const { table: t, columns: columnTexts, card } = messages.create.rows;
  const [chosenStart, setChosenStart] = useState(0);
  const [shownAdded, setShownAdded] = useState(added);
  const lastPageStart = Math.max(0, Math.floor((rows.length - 1) / pageSize) * pageSize);
  if (added !== shownAdded) {
    setShownAdded(added);
    // The added row is the last one.
    if (added !== undefined) setChosenStart(lastPageStart);
  }
  const start = Math.min(chosenStart, lastPageStart);
  const shown = rows.slice(start, start + pageSize);

  const remove = useCallback(
    (number: number, button: HTMLElement) => {
      const next = buttonBeside(button);
      list.remove(number);
      next?.focus();
      const [first] = list.get();
      if (first && list.isBlank()) onEmptied(first.key);
    },
    [list, onEmptied],
  );

  return (
    <>
      <div className={styles.scroller} data-wide={columns.length > 2 || undefined}>
        <table
          aria-label={t.name}
          className={[styles.table, columns.length > 0 ? styles.valued : ""].join(" ")}
          style={{ "--values": columns.map(widthOf).join(" ") }}
        >
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t.number}</span>
              </th>
              <th scope="col">{messages.fact.arn}</th>
              <th scope="col">{card}</th>
              {columns.map((field) => {
                const name = textIn(field.label, tag);
                return (
                  <th
                    key={columnKey(field)}
                    ref={returnFocusToMain}
                    scope="col"
                    className={[styles.columnHead, field.type === "Money" ? styles.money : ""].join(
                      " ",
                    )}
                  >
                    <span className="visually-hidden">{name}</span>
                    <Menu
                      label={columnTexts.menu({ name })}
                      icon={undefined}
                      items={[{ label: columnTexts.remove, run: () => list.removeColumn(field) }]}
                    >
                      {name}
                      <ChevronDown aria-hidden />
                    </Menu>
                  </th>
                );
              })}
              <th scope="col">{t.status}</th>
              <th scope="col">
                <span className="visually-hidden">{t.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <TableRow
                key={row.key}
                row={row}
                list={list}
                columns={columns}
                marksEmptyRows={marksEmptyRows}
                isOnly={rows.length === 1}
                arnRef={row.key === added ? focusWhenShown : undefined}
                onPasteCells={onPasteCells}
                onRemove={remove}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > pageSize && (
        <nav aria-label={t.pages} className={styles.pages}>
          <Button
            aria-label={t.previous}
            aria-disabled={start === 0}
            icon={<ChevronLeft aria-hidden />}
            onClick={() => start > 0 && setChosenStart(start - pageSize)}
          />
          <span role="status">
            {t.page({ from: start + 1, to: start + shown.length, count: rows.length })}
          </span>
          <Button
            aria-label={t.next}
            aria-disabled={start >= lastPageStart}
            icon={<ChevronRight aria-hidden />}
            onClick={() => start < lastPageStart && setChosenStart(start + pageSize)}
          />
        </nav>
      )}
    </>
  );
}
