import { formatAmount } from "#i18n/amount.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { CaseSummary } from "#model/case-summary.ts";
import { minorUnit } from "#model/money/currency.ts";
import styles from "./Amount.module.css";
import { ReceivedValue } from "./ReceivedValue.tsx";

type AmountProps = Pick<CaseSummary, "amount" | "currency">;

/** An amount with the decimals of its currency, if that is known. */
export function Amount({ amount, currency }: AmountProps) {
  const { tag } = useLanguage();
  return (
    <>
      {typeof amount === "string" ? (
        <bdi className="figures">{formatAmount(amount, minorUnit(currency), tag)}</bdi>
      ) : (
        <ReceivedValue value={amount} />
      )}{" "}
      <span className={styles.currency}>{currency}</span>
    </>
  );
}
