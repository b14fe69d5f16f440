import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { Confirmation } from "#ui/Dialog.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { type DecimalSign, showAmount } from "../../form/amount.ts";
import styles from "./AmountsDialog.module.css";
import type { AskedAmount } from "./read-rows.ts";

interface AmountsDialogProps {
  readonly amounts: readonly AskedAmount[];
  readonly onConfirm: (decimal: DecimalSign) => void;
  readonly onCancel: () => void;
}

export function AmountsDialog({ amounts, onConfirm, onCancel }: AmountsDialogProps) {
  const { tag, messages } = useLanguage();
  const { statuses, rows } = messages.create;
  const { pastedAmounts: t } = rows;
  return (
    <Confirmation
      title={t.title}
      confirmLabel={t.signs[","]}
      other={{ label: t.signs["."], onChoose: () => onConfirm(".") }}
      emphasis="none"
      note={t.text}
      onConfirm={() => onConfirm(",")}
      onCancel={onCancel}
    >
      <table className={styles.amounts}>
        <thead>
          <tr>
            <th scope="col">{messages.fact.amount}</th>
            <th scope="col">{t.signs[","]}</th>
            <th scope="col">{t.signs["."]}</th>
          </tr>
        </thead>
        <tbody>
          {amounts.map(({ text, currency, readings }) => (
            <tr key={`${text} ${currency}`}>
              <th scope="row">
                <ReceivedText>{`${text} ${currency}`}</ReceivedText>
              </th>
              {([",", "."] as const).map((sign) => {
                const amount = readings[sign];
                return (
                  <td key={sign}>
                    {amount === undefined ? statuses.leftOut : showAmount(amount, currency, tag)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Confirmation>
  );
}
