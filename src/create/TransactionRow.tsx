import { X } from "lucide-react";
import { memo, useId } from "react";
import type { UseFormRegister } from "react-hook-form";
import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/TextField.tsx";
import { CardField } from "./CardField.tsx";
import type { CardVault } from "./card-vault.ts";
import type { Claim } from "./claim.ts";
import { SoftNote } from "./SoftNote.tsx";
import styles from "./Transactions.module.css";

interface TransactionRowProps {
  readonly at: number;
  /** The name of the card number in the vault. */
  readonly card: string;
  readonly vault: CardVault;
  readonly register: UseFormRegister<Claim>;
  readonly arnFault: string | undefined;
  readonly cardFault: string | undefined;
  /** What is doubtful about the ARN, in words. */
  readonly doubt: string | undefined;
  /** What the ARN says, where there is no doubt; "" when nothing. */
  readonly hint: string;
  /** Absent where there is only this one. */
  readonly onRemove: ((at: number) => void) | undefined;
}

/** One transaction: its ARN, its card number, or both. */
export const TransactionRow = memo(function TransactionRow({
  at,
  card,
  vault,
  register,
  arnFault,
  cardFault,
  doubt,
  hint,
  onRemove,
}: TransactionRowProps) {
  const { transactions: words } = useWords().create;
  const titleId = useId();
  const number = at + 1;
  return (
    <li>
      <div role="group" aria-labelledby={titleId} className={styles.row}>
        <h3 id={titleId} className={styles.number}>
          <span className="visually-hidden">{words.one({ number })}</span>
          <span aria-hidden>{number}</span>
        </h3>
        <TextField
          {...register(`transactions.${at}.arn`)}
          label={words.arn}
          inputMode="numeric"
          autoComplete="off"
          fault={arnFault}
          hint={doubt ? <SoftNote>{doubt}</SoftNote> : hint}
        />
        <CardField name={card} vault={vault} fault={cardFault} />
        {onRemove && (
          <Button
            look="quiet"
            className={styles.remove}
            aria-label={words.remove({ number })}
            icon={<X aria-hidden />}
            onClick={() => onRemove(at)}
          />
        )}
      </div>
    </li>
  );
});
