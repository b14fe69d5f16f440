import { formatAmount } from "#i18n/amount.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { CaseAmount } from "#model/disputed.ts";
import styles from "./Amount.module.css";
import { ReceivedValue } from "./ReceivedValue.tsx";

export function Amount({ amount, currency, exponent }: CaseAmount) {
  const { tag } = useLanguage();
  return (
    <>
      {typeof amount === "string" ? (
        <bdi className="figures">{formatAmount(amount, exponent, tag)}</bdi>
      ) : (
        <ReceivedValue value={amount} />
      )}{" "}
      <span className={styles.currency}>{currency}</span>
    </>
  );
}
