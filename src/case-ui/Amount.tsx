import { formatAmount } from "#i18n/amount.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { CaseAmount } from "#model/disputed.ts";
import styles from "./Amount.module.css";
import { FactValue } from "./CaseFact.tsx";
import { factText } from "./format-field.ts";

export function Amount({ amount, currency, exponent }: CaseAmount) {
  const { tag } = useLanguage();
  return (
    <>
      {typeof amount === "string" ? (
        <bdi className="figures">{formatAmount(amount, exponent, tag)}</bdi>
      ) : (
        <FactValue fact={factText(amount)} />
      )}{" "}
      <span className={`soft ${styles.currency}`}>{currency}</span>
    </>
  );
}
