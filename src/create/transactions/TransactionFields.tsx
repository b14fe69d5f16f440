import type { Ref } from "react";
import { todayIn } from "#case-ui/clock.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import type { FullLanguage } from "#i18n/languages.ts";
import { formatDay } from "#i18n/wall-clock.ts";
import { cleanArn, dayOfArn, splitArn } from "#model/arn.ts";
import { useSettings } from "#session/SessionProvider.tsx";
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
  const language = useFullLanguage();
  const { transactions: words } = language.words.create;
  const today = todayIn(useSettings().timeZone);
  const faultText = fault && words.faults[fault];
  const isOfCard = isCardMissing || fault === "card";
  const arnFault = !isOfCard && (isFaultShown || pasteFault) ? faultText : undefined;
  const cardFault = isCardMissing ? words.retypeCard : faultText;
  const note = arnNote(row, language.words);
  const refusal = refusalText(row, language.words);
  return (
    <>
      <TextField
        ref={arnRef}
        label={words.arn}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => list.edit(number, { typed: target.value })}
        fault={arnFault}
        hint={
          <>
            {refusal !== "" && <span className={styles.refusal}>{refusal}</span>}
            {!arnFault && (note ? <SoftNote>{note}</SoftNote> : arnHint(typed, today, language))}
          </>
        }
      />
      <CardField row={row} list={list} fault={isFaultShown && isOfCard ? cardFault : undefined} />
    </>
  );
}

/**
 * The acquirer and the date in an ARN, to compare with the paper; "" while the ARN is incomplete.
 * @param today `YYYY-MM-DD`; the year nearest to it is taken.
 */
function arnHint(typed: string, today: string, { tag, words }: FullLanguage): string {
  const parts = splitArn(cleanArn(typed));
  if (!parts) return "";
  const day = dayOfArn(parts.date, today);
  return words.arn.hint({ acquirer: parts.acquirer, day: day ? formatDay(day, tag) : "" });
}
