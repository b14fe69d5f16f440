import type { Ref } from "react";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { CardField, SoftNote } from "./CardField.tsx";
import styles from "./Transactions.module.css";
import type { Transaction } from "./transaction.ts";
import type { TransactionList } from "./transaction-list.ts";
import { arnNote, refusalText } from "./transaction-words.ts";

interface TransactionFieldsProps {
  readonly row: Transaction;
  readonly list: TransactionList;
  readonly arnRef?: Ref<HTMLInputElement> | undefined;
}

/** The inputs of one transaction, with what is wrong or doubtful about them. */
export function TransactionFields({ row, list, arnRef }: TransactionFieldsProps) {
  const { number, typed, fault, pasteFault, isCardMissing, isFaultShown } = row;
  const all = useFullWords();
  const { transactions: words } = all.create;
  const faultText = fault && words.faults[fault];
  const isOfCard = isCardMissing || fault === "card";
  const arnFault = !isOfCard && (isFaultShown || pasteFault) ? faultText : undefined;
  const cardFault = isCardMissing ? words.retypeCard : faultText;
  const note = arnNote(row, all);
  const refusal = refusalText(row, all);
  return (
    <>
      <TextField
        ref={arnRef}
        label={all.case.trx.arn}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => list.edit(number, { typed: target.value })}
        fault={arnFault}
        hint={
          <>
            {refusal !== "" && <span className={styles.refusal}>{refusal}</span>}
            {!arnFault && note && <SoftNote>{note}</SoftNote>}
          </>
        }
      />
      <CardField row={row} list={list} fault={isFaultShown && isOfCard ? cardFault : undefined} />
    </>
  );
}
