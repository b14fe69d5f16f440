import { Plus, X } from "lucide-react";
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { CountFilter } from "#ui/CountFilter.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Panel } from "#ui/Panel.tsx";
import { focusWhenShown } from "#ui/page/focus-when-shown.ts";
import { useStore } from "#ui/store.ts";
import { EditTransaction } from "./EditTransaction.tsx";
import { TransactionFields } from "./TransactionFields.tsx";
import styles from "./Transactions.module.css";
import { TransactionTable, type TransactionTableProps } from "./TransactionTable.tsx";
import { type CheckKind, canSendAnyway, checkKinds } from "./transaction.ts";
import {
  isPerRequestShown,
  requestSizeOf,
  rowsToSend,
  type TransactionList,
} from "./transaction-list.ts";

interface TransactionsProps {
  readonly list: TransactionList;
  /** Buttons beside *Add transaction*. */
  readonly children: ReactNode;
}

/** The transactions, one case each: a few are edited in place, many are shown as a table. */
export function Transactions({ list, children }: TransactionsProps) {
  const { transactions: words } = useFullWords().create;
  const { rows, isTable } = useStore(list);
  const [added, setAdded] = useState<number>();
  const [editing, setEditing] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const edited = rows.find(({ number }) => number === editing);

  useEffect(() => {
    if (!isTable && editing === undefined) return;
    const button = addButton.current;
    return () => {
      // The focused row was removed or no longer matches the filter: move the focus to a remaining button.
      if (document.activeElement === document.body) button?.focus();
    };
  }, [isTable, editing]);

  return (
    <Panel
      title={words.heading}
      end={
        <>
          <Button
            ref={addButton}
            variant="quiet"
            icon={<Plus aria-hidden />}
            onClick={() => {
              const number = list.add();
              if (list.get().isTable) setEditing(number);
              else setAdded(number);
            }}
          >
            {words.add}
          </Button>
          {children}
        </>
      }
    >
      {isTable ? (
        <TableView list={list} onEdit={setEditing} />
      ) : (
        <ol className={styles.rows}>
          {rows.map((row) => {
            const { key, number } = row;
            return (
              <li key={key}>
                <div role="group" aria-label={words.title({ number })} className={styles.row}>
                  <h3 className={styles.number}>
                    <span className="visually-hidden">{words.title({ number })}</span>
                    <span aria-hidden>{number}</span>
                  </h3>
                  <TransactionFields
                    row={row}
                    list={list}
                    arnRef={number === added ? focusWhenShown : undefined}
                  />
                  <Button
                    variant="quiet"
                    className={styles.remove}
                    aria-label={words.remove({ number })}
                    icon={<X aria-hidden />}
                    onClick={() => {
                      setAdded(undefined);
                      list.remove(new Set([number]));
                      addButton.current?.focus();
                    }}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {edited && <EditTransaction list={list} row={edited} onClose={() => setEditing(undefined)} />}
    </Panel>
  );
}

/** Many transactions: filters by kind, the table, and *Transactions per request*. */
function TableView({ list, onEdit }: Omit<TransactionTableProps, "rows">) {
  const words = useFullWords().create.transactions;
  const { table } = words;
  const state = useStore(list);
  const { rows: all, perRequest } = state;
  const [chosen, setChosen] = useState<CheckKind | "all">("all");
  // Deferred: the pressed filter renders at once, the table after it.
  const kind = useDeferredValue(chosen);
  const filter = useRef<HTMLDivElement>(null);
  const ofKind = (kind: CheckKind | "all") =>
    kind === "all" ? all : all.filter((row) => row.check === kind);
  const rows = ofKind(kind);
  const numbers = new Set(rows.map(({ number }) => number));
  const areSentAnyway = rows.every(({ isSentAnyway }) => isSentAnyway);
  const cardless = all.filter((row) => row.isCardMissing && row.check !== "invalid").length;
  const sent = rowsToSend(state).length;
  const heldBack = all.length - sent;
  const requestSize = requestSizeOf(state);
  return (
    <div className={styles.many}>
      <p className={styles.soft}>{table.intro}</p>
      {cardless > 0 && <Notice tone="warn" title={table.cardsMissing({ count: cardless })} />}
      <CountFilter
        ref={filter}
        label={table.filter}
        options={(["all", ...checkKinds] as const).map((value) => ({
          value,
          label: value === "all" ? table.all : table.kinds[value],
          count: ofKind(value).length,
        }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      {/* The key resets the table to its first page. */}
      <TransactionTable key={kind} list={list} rows={rows} onEdit={onEdit} />
      {kind !== "all" && rows.length > 0 && (
        <div className={styles.actions}>
          {canSendAnyway(kind) && (
            <Button onClick={() => list.sendAnyway(numbers, !areSentAnyway)}>
              {(areSentAnyway ? table.holdShown : table.sendShown)({ count: rows.length })}
            </Button>
          )}
          <Button
            onClick={() => {
              setChosen("all");
              filter.current?.querySelector("button")?.focus();
              list.remove(numbers);
            }}
          >
            {table.removeShown({ count: rows.length })}
          </Button>
        </div>
      )}
      {isPerRequestShown(state) && (
        <TextField
          type="number"
          label={words.perRequest}
          min={1}
          max={200}
          step={1}
          className={styles.size}
          value={perRequest}
          onChange={({ target }) => list.setPerRequest(target.value)}
          fault={requestSize === undefined && words.perRequestFault}
        />
      )}
      {/* The review shows the same numbers; this announces them to a screen reader. */}
      <p role="status" className="visually-hidden">
        {requestSize !== undefined &&
          words.plan({ rows: sent, requests: Math.ceil(sent / requestSize) })}{" "}
        {heldBack > 0 && words.heldBack({ count: heldBack })}
      </p>
    </div>
  );
}
