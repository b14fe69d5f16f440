import { useEffect, useRef, useState } from "react";
import { arnDoubt } from "#case-ui/arn-doubt.ts";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { inGroups } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { useStore } from "#ui/store.ts";
import { TransactionFields } from "./TransactionFields.tsx";
import styles from "./Transactions.module.css";
import { hadCard, type Transaction } from "./transaction.ts";
import { TransactionList } from "./transaction-list.ts";

interface EditTransactionProps {
  readonly list: TransactionList;
  readonly row: Transaction;
  readonly onClose: () => void;
}

/** A dialog to edit one transaction of a table, in a list of its own until it is saved. */
export function EditTransaction({ list, row, onClose }: EditTransactionProps) {
  const { transactions: words } = useFullWords().create;
  const [draft] = useState(() => {
    const arn = arnDoubt(row.typed) === "card" ? "" : row.typed;
    return new TransactionList([{ arn }]);
  });
  const [edited] = useStore(draft).rows;
  const arn = useRef<HTMLInputElement>(null);
  useEffect(() => arn.current?.focus(), []);

  function close() {
    draft.reset();
    // A row that was just added, and stayed empty, is removed again.
    if (row.typed === "" && !hadCard(row)) list.remove(new Set([row.number]));
    onClose();
  }

  function save() {
    const { rows } = draft.get();
    const [card] = draft.takeCards(rows);
    const typed = rows[0]?.typed ?? "";
    list.edit(row.number, {
      // What is saved unchanged keeps the reason why the pasted row can't be read.
      ...((typed !== row.typed || card !== undefined) && { typed }),
      ...(card !== undefined && { card }),
    });
    onClose();
  }

  return (
    <Dialog title={words.table.edit({ number: row.number })} onClose={close}>
      <div
        role="presentation"
        className={styles.form}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
          // Enter would submit the form around the dialog.
          event.preventDefault();
          save();
        }}
      >
        {edited && <TransactionFields row={edited} list={draft} arnRef={arn} />}
        {row.cardMask !== "" && <p>{words.table.editCard({ card: inGroups(row.cardMask) })}</p>}
        <Button variant="primary" onClick={save}>
          {words.table.save}
        </Button>
      </div>
    </Dialog>
  );
}
