import { useFormState } from "react-hook-form";
import { todayIn } from "#glance/today.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import { useSettings } from "#session/SessionProvider.tsx";
import { arnDoubts } from "./arn-doubts.ts";
import type { CardVault } from "./card-vault.ts";
import { TransactionRow } from "./TransactionRow.tsx";
import { type ClaimForm, useClaim } from "./use-claim.ts";

interface TransactionRowsProps {
  readonly form: ClaimForm;
  readonly vault: CardVault;
  /** The transactions there are: a key of each, and the name of its card number. */
  readonly fields: readonly { readonly id: string; readonly card: string }[];
  readonly onRemove: (at: number) => void;
}

/**
 * The rows of the transactions, with what is wrong or doubtful in each. Apart from the list itself,
 * which is drawn anew only when it gets longer or shorter.
 */
export function TransactionRows({ form, vault, fields, onRemove }: TransactionRowsProps) {
  const today = todayIn(useSettings().timeZone);
  const { control, register, clearErrors } = form;
  const { errors } = useFormState({ control, name: "transactions" });
  const { transactions } = useClaim(form);
  const doubts = arnDoubts(transactions, useWords());
  return fields.map(({ id, card }, at) => (
    <TransactionRow
      key={id}
      at={at}
      card={card}
      vault={vault}
      register={register}
      clearErrors={clearErrors}
      arnFault={errors.transactions?.[at]?.arn?.message}
      cardFault={errors.transactions?.[at]?.card?.message}
      doubt={doubts[at]}
      arn={transactions[at]?.arn ?? ""}
      today={today}
      onRemove={onRemove}
    />
  ));
}
