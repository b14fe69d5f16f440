import { useDeferredValue, useRef, useState } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { CountFilter } from "#ui/CountFilter.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { Notice } from "#ui/Notice.tsx";
import styles from "./TableView.module.css";
import { TransactionTable } from "./TransactionTable.tsx";
import { type CheckKind, canSendAnyway, checkKinds, isSent } from "./transaction.ts";
import {
  isPerRequestShown,
  requestSizeOf,
  type TransactionList,
  useTransactions,
} from "./transaction-list.ts";

interface TableViewProps {
  readonly list: TransactionList;
  readonly isEditing: boolean;
  readonly onEdit: (number: number) => void;
}

/** Many transactions: filters by kind, the table, and *Transactions per request*. */
export function TableView({ list, isEditing, onEdit }: TableViewProps) {
  const words = useFullWords().create.transactions;
  const { table } = words;
  const { rows: all } = useTransactions(list);
  const [chosen, setChosen] = useState<CheckKind | "all">("all");
  // Deferred: the pressed filter renders at once, the table after it.
  const kind = useDeferredValue(chosen);
  const filter = useRef<HTMLDivElement>(null);
  const ofKind = (kind: CheckKind) => all.filter((row) => row.check === kind);
  const rows = kind === "all" ? all : ofKind(kind);
  const cardless = all.filter(({ isCardGone, check }) => isCardGone && check !== "invalid");
  const doubtful = ofKind("doubtful").filter((row) => !isSent(row));
  const numbers = new Set(rows.map(({ number }) => number));
  const areSentAnyway = rows.every(({ isSentAnyway }) => isSentAnyway);
  return (
    <div className={styles.rows}>
      <p className={styles.soft}>{table.intro}</p>
      {cardless.length > 0 && (
        <Notice tone="warn" title={table.cardsMissing({ count: cardless.length })} />
      )}
      <CountFilter
        ref={filter}
        label={table.filter}
        options={[
          { value: "all", label: table.all, count: all.length },
          ...checkKinds.map((value) => ({
            value,
            label: table.kinds[value],
            count: ofKind(value).length,
          })),
        ]}
        chosen={chosen}
        onChoose={setChosen}
      />
      {/* A new table for each kind: it begins with its first rows. */}
      <TransactionTable key={kind} list={list} rows={rows} isEditing={isEditing} onEdit={onEdit} />
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
      <PerRequest list={list} />
      {kind !== "doubtful" && doubtful.length > 0 && (
        <div className={styles.actions}>
          <Button
            onClick={() => list.sendAnyway(new Set(doubtful.map(({ number }) => number)), true)}
          >
            {table.sendDoubtful({ count: doubtful.length })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** *Transactions per request*, with how many requests that makes and what is held back. */
function PerRequest({ list }: { readonly list: TransactionList }) {
  const words = useFullWords().create.transactions;
  const state = useTransactions(list);
  const { rows, perRequest } = state;
  const requestSize = requestSizeOf(state);
  const sent = rows.filter(isSent).length;
  const heldBack = rows.length - sent;
  return (
    <div className={styles.plan}>
      {isPerRequestShown(state) && (
        <TextField
          type="number"
          label={words.perRequest}
          min={1}
          max={200}
          step={1}
          className={styles.size}
          value={perRequest}
          onChange={(event) => list.setPerRequest(event.target.value)}
          fault={requestSize === undefined && words.perRequestFault}
        />
      )}
      {/* Seen in the review; a screen reader hears it here. */}
      <p role="status" className="visually-hidden">
        {requestSize !== undefined &&
          words.plan({ rows: sent, requests: Math.ceil(sent / requestSize) })}{" "}
        {heldBack > 0 && words.heldBack({ count: heldBack })}
      </p>
    </div>
  );
}
