import { formatAmount } from "#language/amount.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { minorUnit } from "#model/currency.ts";
import type { Decimal, Sent } from "#model/sent.ts";
import { SentText } from "#ui/SentText.tsx";
import { Leaf } from "./Leaf.tsx";

interface AmountProps {
  readonly amount: Sent<Decimal>;
  /** The alphabetic code; "" when it cannot be told. */
  readonly currency: string;
}

/** The amount of a case in its currency where that can be told; else the number as sent. */
export function Amount({ amount, currency }: AmountProps) {
  const { tag } = useLanguage();
  if (currency === "" || typeof amount !== "string") {
    return <Leaf value={amount} isAmount />;
  }
  return (
    <SentText isAmount>{`${formatAmount(amount, minorUnit(currency), tag)} ${currency}`}</SentText>
  );
}
