import { ChevronDown } from "lucide-react";
import { useCallback } from "react";
import { textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { Menu } from "#ui/Menu.tsx";
import { buttonBeside, focusWhenShown, returnFocus } from "#ui/page/focus.ts";
import type { NonFileField } from "../form/field-kinds.ts";
import { columnKey } from "../form/values.ts";
import styles from "./RowTable.module.css";
import type { Row } from "./row.ts";
import type { RowList } from "./row-list.ts";
import { TableRow } from "./TableRow.tsx";

interface RowTableProps {
  readonly list: RowList;
  readonly rows: readonly Row[];
  readonly columns: readonly NonFileField[];
  readonly focused: string | undefined;
  readonly marksEmptyRows: boolean;
  readonly onPasteCells: (text: string) => void;
  readonly onEmptied: (key: string) => void;
}

const widthOf = ({ type }: NonFileField) =>
  type === "Money" ? "minmax(9rem, 1fr)" : "minmax(7rem, 1fr)";

export function RowTable(props: RowTableProps) {
  const { list, rows, columns, focused, marksEmptyRows, onPasteCells, onEmptied } = props;
  const { tag, messages } = useLanguage();
  const { table: t, columns: columnTexts, card } = messages.create.rows;

  // There is nothing to remove in an empty form.
  const canRemove = !list.isBlank();
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
                  ref={returnFocus}
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
          {rows.map((row) => (
            <TableRow
              key={row.key}
              row={row}
              list={list}
              columns={columns}
              marksEmptyRows={marksEmptyRows}
              canRemove={canRemove}
              arnRef={row.key === focused ? focusWhenShown : undefined}
              onPasteCells={onPasteCells}
              onRemove={remove}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
