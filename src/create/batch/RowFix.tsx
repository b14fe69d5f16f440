import { useEffect, useRef, useState } from "react";
import { arnDoubt } from "#glance/arn-doubt.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { TextField } from "#ui/TextField.tsx";
import { CardField } from "../CardField.tsx";
import type { CardVault } from "../card-vault.ts";
import { newTransaction } from "../claim.ts";
import styles from "../SpreadsheetForm.module.css";
import type { Batch } from "./batch.ts";
import type { BatchRow } from "./batch-row.ts";

interface RowFixProps {
  readonly batch: Batch;
  readonly vault: CardVault;
  readonly row: BatchRow;
  readonly onClose: () => void;
}

/** A place to correct one row of a batch. */
export function RowFix({ batch, vault, row, onClose }: RowFixProps) {
  const words = useWords();
  const [card] = useState(() => newTransaction().card);
  const arn = useRef<HTMLInputElement>(null);
  useEffect(() => arn.current?.focus(), []);
  const shown = vault.shown(row.card);

  function close() {
    vault.forget([card]);
    onClose();
  }

  function apply() {
    const isNew = vault.state(card) !== "none";
    batch.fix(row.number, arn.current?.value ?? "", isNew ? card : undefined);
    onClose();
  }

  return (
    <Dialog title={words.batch.fix({ number: row.number })} onClose={close}>
      <div
        role="presentation"
        className={styles.form}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
          // It would submit the form around the dialog.
          event.preventDefault();
          apply();
        }}
      >
        <TextField
          ref={arn}
          label={words.create.transactions.arn}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={arnDoubt(row.arn) === "card" ? "" : row.arn}
        />
        <CardField name={card} vault={vault} fault={undefined} />
        {shown !== "" && <p>{words.batch.fixCard({ card: shown })}</p>}
        <Button look="primary" onClick={apply}>
          {words.batch.fixDone}
        </Button>
      </div>
    </Dialog>
  );
}
