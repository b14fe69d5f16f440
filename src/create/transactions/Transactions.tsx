import { Plus } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Panel } from "#ui/Panel.tsx";
import { focusWhenShown } from "#ui/page/focus-when-shown.ts";
import { EditTransaction } from "./EditTransaction.tsx";
import { TableView } from "./TableView.tsx";
import { TransactionGroup } from "./TransactionGroup.tsx";
import styles from "./Transactions.module.css";
import { type TransactionList, useTransactions } from "./transaction-list.ts";

interface TransactionsProps {
  readonly list: TransactionList;
  /** Buttons beside *Add transaction*. */
  readonly children: ReactNode;
}

/** The transactions, one case each: a few are edited in place, many are shown as a table. */
export function Transactions({ list, children }: TransactionsProps) {
  const { transactions: words } = useFullWords().create;
  const { rows, isTable } = useTransactions(list);
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
          {rows.map((row) => (
            <TransactionGroup
              key={row.key}
              row={row}
              list={list}
              arnRef={row.number === added ? focusWhenShown : undefined}
              onRemove={() => {
                setAdded(undefined);
                list.remove(new Set([row.number]));
                addButton.current?.focus();
              }}
            />
          ))}
        </ol>
      )}
      {edited && <EditTransaction list={list} row={edited} onClose={() => setEditing(undefined)} />}
    </Panel>
  );
}
