import { Plus } from "lucide-react";
import { type ReactNode, useDeferredValue, useRef, useState } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatList } from "#i18n/list.ts";
import { useStore } from "#lib/store.ts";
import { Button } from "#ui/Button.tsx";
import { CountFilter } from "#ui/CountFilter.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Panel } from "#ui/Panel.tsx";
import type { NonFileField } from "../form/values.ts";
import styles from "./RowsPanel.module.css";
import { pageSize, RowTable } from "./RowTable.tsx";
import { formStatuses, formStatusOf } from "./row.ts";
import type { RowList } from "./row-list.ts";

const filters = ["all", ...formStatuses] as const;

type Filter = (typeof filters)[number];

interface RowsPanelProps {
  readonly list: RowList;
  readonly columns: readonly NonFileField[];
  /** The names of fields that have values here but belong to another case type. */
  readonly otherColumns: readonly string[];
  readonly isFocused: boolean;
  /** Whether empty rows are shown as an error, because the last press found nothing to send. */
  readonly marksEmptyRows: boolean;
  readonly onPasteCells: (text: string) => void;
  readonly message: string;
  readonly notice: ReactNode;
  readonly children: ReactNode;
}

export function RowsPanel(props: RowsPanelProps) {
  const { list, columns, otherColumns, isFocused, marksEmptyRows } = props;
  const { onPasteCells, message, notice, children } = props;
  const { tag, messages } = useLanguage();
  const { rows: t } = messages.create;
  const all = useStore(list);
  const [added, setAdded] = useState(isFocused ? all[0]?.key : undefined);
  const [chosen, setChosen] = useState<Filter>("all");
  // Deferred: the pressed filter renders at once, the table after it.
  const status = useDeferredValue(chosen);
  const filter = useRef<HTMLDivElement>(null);
  const byStatus = Map.groupBy(all, formStatusOf);
  const withStatus = (status: Filter) => (status === "all" ? all : (byStatus.get(status) ?? []));
  const rows = withStatus(status);

  function choose(next: Filter) {
    setChosen(next);
    // The change of the filter renders new rows, and none of them may take the focus.
    setAdded(undefined);
  }

  return (
    <Panel
      title={t.heading}
      state={
        <span role="status" className="soft small">
          {message}
        </span>
      }
      actions={
        <>
          <Button
            variant="quiet"
            icon={<Plus aria-hidden />}
            onClick={() => {
              setChosen("all");
              setAdded(list.add());
            }}
          >
            {t.add}
          </Button>
          {children}
        </>
      }
    >
      <div className={styles.body}>
        {notice}
        {otherColumns.length > 0 && (
          <Notice tone="warn" title={t.columns.other({ names: formatList(otherColumns, tag) })} />
        )}
        {(all.length > pageSize || chosen !== "all") && (
          <CountFilter
            ref={filter}
            label={t.table.filter}
            options={filters.map((value) => ({
              value,
              label: value === "all" ? t.table.all : messages.create.statuses[value],
              count: withStatus(value).length,
            }))}
            chosen={chosen}
            onChoose={choose}
          />
        )}
        {/* The key resets the table to its first page. */}
        <RowTable
          key={status}
          list={list}
          rows={rows}
          columns={columns}
          added={added}
          marksEmptyRows={marksEmptyRows}
          onPasteCells={onPasteCells}
          onEmptied={setAdded}
        />
        {status !== "all" && rows.length > 0 && (
          <Button
            className={styles.removeShown}
            onClick={() => {
              choose("all");
              // The pressed button disappears, so the first button of the filter takes the focus.
              filter.current?.querySelector("button")?.focus();
              list.remove(new Set(rows.map(({ number }) => number)));
            }}
          >
            {t.table.removeShown({ count: rows.length })}
          </Button>
        )}
      </div>
    </Panel>
  );
}
