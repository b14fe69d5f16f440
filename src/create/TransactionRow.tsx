import { X } from "lucide-react";
import { memo, useId } from "react";
import type { UseFormClearErrors, UseFormRegister } from "react-hook-form";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/TextField.tsx";
import { arnHint } from "./arn-hint.ts";
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
  readonly clearErrors: UseFormClearErrors<Claim>;
  readonly arnFault: string | undefined;
  readonly cardFault: string | undefined;
  /** What is doubtful about the ARN, in words. */
  readonly doubt: string | undefined;
  /** The ARN as typed; without doubt, what it says is told. */
  readonly arn: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly onRemove: (at: number) => void;
}

/** One transaction: its ARN, its card number, or both. */
export const TransactionRow = memo(function TransactionRow({
  at,
  card,
  vault,
  register,
  clearErrors,
  arnFault,
  cardFault,
  doubt,
  arn,
  today,
  onRemove,
}: TransactionRowProps) {
  const language = useLanguage();
  const { transactions: words } = language.words.create;
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
          hint={!arnFault && (doubt ? <SoftNote>{doubt}</SoftNote> : arnHint(arn, today, language))}
        />
        <CardField
          name={card}
          vault={vault}
          fault={cardFault}
          onChange={() => clearErrors(`transactions.${at}.card`)}
        />
        <Button
          look="quiet"
          className={styles.remove}
          aria-label={words.remove({ number })}
          icon={<X aria-hidden />}
          onClick={() => onRemove(at)}
        />
      </div>
    </li>
  );
});
