import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatList } from "#i18n/list.ts";
import { useStore } from "#lib/store.ts";
import { Button } from "#ui/Button.tsx";
import { CountFilter } from "#ui/CountFilter.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Panel } from "#ui/Panel.tsx";
import type { NonFileField } from "../form/field-kinds.ts";
import { useFields } from "../form/form-context.ts";
import type { CreateFormValues } from "../form/values.ts";
import { CurrencyChoices } from "./CurrencyChoices.tsx";
import { AmountsDialog } from "./paste/AmountsDialog.tsx";
import { ColumnsDialog } from "./paste/ColumnsDialog.tsx";
import { PasteButton } from "./paste/PasteButton.tsx";
import { usePaste } from "./paste/use-paste.ts";
import styles from "./RowsPanel.module.css";
import { RowTable } from "./RowTable.tsx";
import { formStatuses, formStatusOf, needsCurrency } from "./row.ts";
import type { RowList } from "./row-list.ts";

const filters = ["all", ...formStatuses] as const;

type Filter = (typeof filters)[number];

const pageSize = 50;

/** The index of the first row of a page. @param index of a row of it, from 0. */
const pageStart = (index: number): number => Math.floor(index / pageSize) * pageSize;

interface RowsPanelProps {
  readonly list: RowList;
  readonly columns: readonly NonFileField[];
  /** The names of fields that have values here but belong to another case type. */
  readonly otherColumns: readonly string[];
  /** How many presses have sent nothing, because something has to be corrected. */
  readonly faultyPresses: number;
  /** Whether the last press found nothing to send: empty rows are an error. */
  readonly marksEmptyRows: boolean;
}

export function RowsPanel(props: RowsPanelProps) {
  const { list, columns, otherColumns, faultyPresses, marksEmptyRows } = props;
  const { tag, messages } = useLanguage();
  const { rows: t, statuses } = messages.create;
  const { control } = useFormContext<CreateFormValues>();
  const bpCode = useWatch({ control, name: "bpCode" });
  const fields = useFields();
  const all = useStore(list);
  const [focused, setFocused] = useState(all[0]?.key);
  // The rows that had the status when it was chosen: a row that is edited stays under the hands.
  const [{ status, keys }, setFilter] = useState<{ status: Filter; keys: ReadonlySet<string> }>({
    status: "all",
    keys: new Set(),
  });
  const [chosenStart, setStart] = useState(0);
  const { paste, added, question, add, resume, cancel } = usePaste(list, fields);
  const currency = useRef<HTMLSelectElement>(null);
  const waiting = useRef<HTMLDivElement>(null);
  const byStatus = Map.groupBy(all, formStatusOf);
  const withStatus = (status: Filter) => (status === "all" ? all : (byStatus.get(status) ?? []));
  const rows = status === "all" ? all : all.filter((row) => keys.has(row.key));
  const lastStart = Math.max(0, pageStart(rows.length - 1));
  const start = Math.min(chosenStart, lastStart);
  const shown = rows.slice(start, start + pageSize);

  useEffect(() => {
    if (added && list.get().some(needsCurrency)) currency.current?.focus();
  }, [added, list]);

  useEffect(() => {
    if (faultyPresses > 0) waiting.current?.focus();
  }, [faultyPresses]);

  /** @param key of the row whose ARN takes the focus. */
  function show(status: Filter, start: number, key?: string) {
    setFilter({ status, keys: new Set(withStatus(status).map((row) => row.key)) });
    setStart(start);
    setFocused(key);
  }

  function pasteRows(text: string): boolean {
    const isPasted = paste(text);
    // A filter would hide them.
    if (isPasted && status !== "all") show("all", 0);
    return isPasted;
  }

  return (
    <Panel
      title={t.heading}
      state={
        <span role="status" className="soft small">
          {added && t.paste.added(added)}
        </span>
      }
      actions={
        <>
          <Button
            variant="quiet"
            icon={<Plus aria-hidden />}
            // The new row is on the last page.
            onClick={() => show("all", pageStart(all.length), list.add())}
          >
            {t.add}
          </Button>
          <PasteButton onPaste={pasteRows} />
        </>
      }
    >
      <div className={`stack ${styles.body}`}>
        {question?.kind === "caseType" && (
          <Notice
            ref={waiting}
            isAlert
            tone="warn"
            title={
              bpCode === "" ? t.pastedColumns.noFields : t.pastedColumns.waiting(question.table)
            }
            actions={
              <Button onClick={() => resume(question.table)}>
                {t.pastedColumns.add(question.table)}
              </Button>
            }
          />
        )}
        <CurrencyChoices
          ref={currency}
          list={list}
          columns={columns}
          isMissed={faultyPresses > 0}
        />
        {otherColumns.length > 0 && (
          <Notice tone="warn" title={t.columns.other({ names: formatList(otherColumns, tag) })} />
        )}
        {(all.length > pageSize || status !== "all") && (
          <CountFilter
            label={t.table.filter}
            options={filters.map((value) => ({
              value,
              label: value === "all" ? t.table.all : statuses[value],
              count: withStatus(value).length,
            }))}
            chosen={status}
            onChoose={(chosen) => show(chosen, 0)}
          />
        )}
        <RowTable
          list={list}
          rows={shown}
          columns={columns}
          focused={focused}
          marksEmptyRows={marksEmptyRows}
          onPasteCells={pasteRows}
          onEmptied={setFocused}
        />
        {rows.length > pageSize && (
          <nav aria-label={t.table.pages} className="line soft">
            <Button
              aria-label={t.table.previous}
              aria-disabled={start === 0}
              icon={<ChevronLeft aria-hidden />}
              onClick={() => start > 0 && setStart(start - pageSize)}
            />
            <span role="status">
              {t.table.page({ from: start + 1, to: start + shown.length, count: rows.length })}
            </span>
            <Button
              aria-label={t.table.next}
              aria-disabled={start >= lastStart}
              icon={<ChevronRight aria-hidden />}
              onClick={() => start < lastStart && setStart(start + pageSize)}
            />
          </nav>
        )}
      </div>
      {question?.kind === "columns" && (
        <ColumnsDialog
          table={question.table}
          recognized={question.recognized}
          onConfirm={(uses) => add(question.table, uses)}
          onCancel={cancel}
        />
      )}
      {question?.kind === "amounts" && (
        <AmountsDialog
          amounts={question.amounts}
          onConfirm={(decimal) => add(question.table, question.uses, decimal)}
          onCancel={cancel}
        />
      )}
    </Panel>
  );
}
