import { useEffect, useRef, useState } from "react";
import { arnDoubt } from "#glance/arn-doubt.ts";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/TextField.tsx";
import { CardField } from "./CardField.tsx";
import type { CardVault } from "./card-vault.ts";
import styles from "./EditTransaction.module.css";
import type { CheckedTransaction } from "./transaction.ts";
import { newCardName, type TransactionList } from "./transaction-list.ts";

interface EditTransactionProps {
  readonly list: TransactionList;
  readonly vault: CardVault;
  readonly row: CheckedTransaction;
  readonly onClose: () => void;
}

/** A place to edit one transaction of a table. */
export function EditTransaction({ list, vault, row, onClose }: EditTransactionProps) {
  const { transactions: words } = useFullWords().create;
  const [card] = useState(newCardName);
  const arn = useRef<HTMLInputElement>(null);
  useEffect(() => arn.current?.focus(), []);
  const shown = vault.shown(row.card);

  function close() {
    vault.forget([card]);
    // It was added to be typed into, and nothing was.
    if (row.typed === "" && shown === "" && !row.isCardGone) list.remove(new Set([row.number]));
    onClose();
  }

  function save() {
    const isNew = vault.state(card) !== "none";
    list.edit(row.number, arn.current?.value ?? "", isNew ? card : undefined);
    onClose();
  }

  return (
    <Dialog title={words.table.edit({ number: row.number })} onClose={close}>
      <div
        role="presentation"
        className={styles.form}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
          // It would submit the form around the dialog.
          event.preventDefault();
          save();
        }}
      >
        <TextField
          ref={arn}
          label={words.arn}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={arnDoubt(row.typed) === "card" ? "" : row.typed}
        />
        <CardField name={card} vault={vault} fault={undefined} />
        {shown !== "" && <p>{words.table.editCard({ card: shown })}</p>}
        <Button look="primary" onClick={save}>
          {words.table.save}
        </Button>
      </div>
    </Dialog>
  );
}
