import { useWords } from "#language/LanguageProvider.tsx";
import { TextField } from "#ui/TextField.tsx";
import styles from "./TableView.module.css";
import { isSent } from "./transaction.ts";
import { type TransactionList, useTransactions } from "./transaction-list.ts";

/** How a table is sent: in how many requests, and what is held back. */
export function PerRequest({ list }: { readonly list: TransactionList }) {
  const words = useWords().create.transactions;
  const { rows, perRequest, requestSize, isPerRequestShown } = useTransactions(list);
  const sent = rows.filter(isSent).length;
  const heldBack = rows.length - sent;
  return (
    <div className={styles.plan}>
      {isPerRequestShown && (
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
      <p role="status">
        {requestSize !== undefined &&
          words.plan({ rows: sent, requests: Math.ceil(sent / requestSize) })}{" "}
        {heldBack > 0 && words.heldBack({ count: heldBack })}
      </p>
    </div>
  );
}
