import { Plus } from "lucide-react";
import { useCallback, useDeferredValue, useRef } from "react";
import { useFieldArray, useFormState } from "react-hook-form";
import { todayIn } from "#glance/today.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { useSettings } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { arnDoubts } from "./arn-doubts.ts";
import { arnHint } from "./arn-hint.ts";
import type { CardVault } from "./card-vault.ts";
import { newTransaction } from "./claim.ts";
import { SpreadsheetPaste } from "./SpreadsheetPaste.tsx";
import { TransactionRow } from "./TransactionRow.tsx";
import styles from "./Transactions.module.css";
import { type ClaimForm, useClaim } from "./use-claim.ts";

/** The transactions to create a case for each. */
export function Transactions({
  form,
  vault,
}: {
  readonly form: ClaimForm;
  readonly vault: CardVault;
}) {
  const language = useLanguage();
  const { transactions: words } = language.words.create;
  const today = todayIn(useSettings().timeZone);
  const { control, register } = form;
  const { fields, append, remove, replace } = useFieldArray({ control, name: "transactions" });
  const { errors } = useFormState({ control, name: "transactions" });
  const typed = useDeferredValue(useClaim(form));
  const doubts = arnDoubts(typed.transactions, language.words);
  const add = useRef<HTMLButtonElement>(null);

  const removeOne = useCallback(
    (at: number) => {
      remove(at);
      add.current?.focus();
    },
    [remove],
  );

  function addRows(rows: readonly { arn: string; card: string }[]) {
    const kept = form
      .getValues("transactions")
      .filter(({ arn, card }) => arn.trim() !== "" || vault.state(card) !== "none");
    const added = rows.map(({ arn, card }) => {
      const transaction = newTransaction(arn);
      vault.put(transaction.card, card);
      return transaction;
    });
    replace([...kept, ...added]);
  }

  return (
    <Sheet title={words.heading}>
      <ol className={styles.rows}>
        {fields.map(({ id, card }, at) => (
          <TransactionRow
            key={id}
            at={at}
            card={card}
            vault={vault}
            register={register}
            arnFault={errors.transactions?.[at]?.arn?.message}
            cardFault={errors.transactions?.[at]?.card?.message}
            doubt={doubts[at]}
            hint={arnHint(typed.transactions[at]?.arn ?? "", today, language)}
            onRemove={fields.length > 1 ? removeOne : undefined}
          />
        ))}
      </ol>
      <div className={styles.actions}>
        <Button ref={add} icon={<Plus aria-hidden />} onClick={() => append(newTransaction())}>
          {words.add}
        </Button>
        <SpreadsheetPaste onRows={addRows} />
      </div>
    </Sheet>
  );
}
